const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Abbreviations whose full stop doesn't end a sentence. */
const abbreviated =
  /(?:^|[\s(])(?:z\.\s?B|d\.\s?h|u\.\s?a|ca|bzw|inkl|evtl|ggf|max|min|mind|Std|Nr|Dr|Mr|Ms|e\.g|i\.e|approx|incl|vs|No)\.\s*$/;

const lookBack = 200;

/** The sentences of a text; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(sentencesOfLine).filter(Boolean);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  // Only the last characters are tested: many abbreviations in a row make a sentence thousands of characters long.
  let end = "";
  for (const { segment } of segmenter.segment(line)) {
    if (abbreviated.test(end)) sentences.push(sentences.pop() + segment);
    else sentences.push(segment);
    end = (end + segment).slice(-lookBack);
  }
  return sentences.map((sentence) => sentence.trim());
}
