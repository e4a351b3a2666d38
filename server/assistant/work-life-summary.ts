import { setImmediate as nextRequests } from "node:timers/promises";
import { type Answer, type Finding, type Topic, topics } from "../../contract/assistant.ts";
import type { Messages } from "../languages/languages.ts";
import { sentencesOf } from "./sentences.ts";
import { mentionsIn } from "./topic-mentions.ts";
import { type EvidencePiece, readSources, sourcesOf } from "./work-life-evidence.ts";

/** The most sentences quoted on a topic, by kind of source. */
const most = { posting: 2, comment: 2 };

/**
 * A summary of what the evidence says about work and life, made without a model: it quotes sentences and draws no conclusions.
 */
export async function workLifeSummary(evidence: EvidencePiece[], messages: Messages): Promise<Answer> {
  const findings = await findingsIn(evidence);
  const unmentioned = topics.filter((topic) => !findings.some((finding) => finding.topic === topic));
  const sources = sourcesOf(
    evidence,
    findings.map(({ source }) => source),
  );
  const content = wordsFor(evidence, findings, unmentioned, messages);
  const message = { role: "assistant" as const, content };
  return { message, provider: null, read: readSources(evidence), sources, findings, unmentioned };
}

/** Milliseconds of work after which other requests get a turn: a hundred long comments take a while. */
const longestTurn = 10;

async function findingsIn(evidence: EvidencePiece[]): Promise<Finding[]> {
  const all: (Finding & Pick<EvidencePiece, "kind">)[] = [];
  let since = performance.now();
  for (const { number, kind, text } of evidence) {
    for (const sentence of sentencesOf(text)) {
      for (const mention of mentionsIn(sentence)) all.push({ ...mention, source: number, kind });
      if (performance.now() - since < longestTurn) continue;
      await nextRequests();
      since = performance.now();
    }
  }
  return topics.flatMap((topic) => {
    const spoken = all.filter((mention) => mention.topic === topic);
    const ofKind = (kind: EvidencePiece["kind"]) => spoken.filter((mention) => mention.kind === kind);
    const posting = ofKind("posting");
    // A heading only names a topic; it is quoted where the text itself doesn't mention it, and then only from three words on.
    const saidInPosting =
      posting.length > 0 ? posting : ofKind("heading").filter(({ quote }) => quote.split(/\s+/, 3).length === 3);
    const chosen = [
      ...distinct(saidInPosting).slice(0, most.posting),
      ...distinct(ofKind("comment")).slice(0, most.comment),
    ];
    return chosen.map(({ kind: _, ...finding }) => finding);
  });
}

/** The first mention with each quote. */
const distinct = <Said extends { quote: string }>(all: Said[]) => {
  const seen = new Set<string>();
  return all.filter(({ quote }) => seen.size < seen.add(quote).size);
};

function wordsFor(
  evidence: EvidencePiece[],
  findings: Finding[],
  unmentioned: Topic[],
  { assistantAnswers: answers, topics: topicWords }: Messages,
): string {
  if (evidence.length === 0) return answers.nothingToRead;
  const inWords = (some: readonly Topic[]) => some.map((topic) => topicWords[topic]);
  const comments = evidence.filter(({ kind }) => kind === "comment").length;
  if (findings.length === 0) return answers.nothingFound(comments, inWords(topics));
  const lines = findings.map(({ topic, says, quote, source }) =>
    answers.finding(topicWords[topic], says, quote, source),
  );
  const rest = unmentioned.length > 0 ? [answers.notMentioned(inWords(unmentioned))] : [];
  return [answers.wordForWord(comments), lines.join("\n"), ...rest].join("\n\n");
}
