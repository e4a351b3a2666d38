const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Abbreviations whose full stop ends no sentence. */
const abbreviated =
  /(?:^|[\s(])(?:z\.\s?B|d\.\s?h|u\.\s?a|ca|bzw|inkl|evtl|ggf|max|min|mind|Std|Nr|Dr|Mr|Ms|e\.g|i\.e|approx|incl|vs|No)\.\s*$/;

/** The sentences of a text; a line break between them counts as an end. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(sentencesOfLine).filter(Boolean);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviated.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}
