const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Abbreviations whose full stop ends no sentence. */
const abbreviated =
  /(?:^|[\s(])(?:z\.\s?B|d\.\s?h|u\.\s?a|ca|bzw|inkl|evtl|ggf|max|min|mind|Std|Nr|Dr|Mr|Ms|e\.g|i\.e|approx|incl|vs|No)\.\s*$/;

const lookBack = 200;

/** The sentences of a text; a line break between them counts as an end. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(sentencesOfLine).filter(Boolean);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  // What was read last, and not the whole sentence: it can grow by thousands of abbreviations.
  let end = "";
  for (const { segment } of segmenter.segment(line)) {
    if (abbreviated.test(end)) sentences.push(sentences.pop() + segment);
    else sentences.push(segment);
    end = (end + segment).slice(-lookBack);
  }
  return sentences.map((sentence) => sentence.trim());
}
