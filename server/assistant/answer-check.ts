import type { Answer } from "../../contract/assistant.ts";
import { sentencesOf } from "./sentences.ts";
import { type EvidencePiece, readSources, sourcesOf } from "./work-life-evidence.ts";

/**
 * A provider's answer, reduced to what the evidence supports: a posting may contain instructions for the model. Keeps only
 * sentences that cite a piece, quote it exactly or say that something is not mentioned; drops every sentence with an address.
 * Null if no sentence with a source is left. Without any evidence the text is kept, without citations.
 */
export function checkedAnswer(words: string, evidence: EvidencePiece[], provider: string): Answer | null {
  const plain = plainText(words);
  const read = evidence.map(({ number, text }) => ({ number, text: normal(text) }));
  const cited = new Set<number>();
  const paragraphs = plain.split(/\n{2,}/).map((paragraph) =>
    sentencesOf(withCitationsInside(paragraph))
      .filter((sentence) => !address.test(sentence))
      .map((sentence) => checkedSentence(sentence, read, cited))
      .filter(Boolean)
      .join(" "),
  );
  const content = paragraphs.filter(Boolean).join("\n\n");
  if (!content || (evidence.length > 0 && cited.size === 0)) return null;
  const sources = sourcesOf(evidence, cited);
  const message = { role: "assistant" as const, content };
  return { message, provider, read: readSources(evidence), sources, findings: [], unmentioned: [] };
}

const citation = /\s{0,20}\[\s{0,20}(\d{1,4}(?:\s{0,20}[,;]\s{0,20}\d{1,4}){0,50})\s{0,20}\]/g;
const quotation = /["“”„«»]([^"“”„«»\n]{2,}?)["“”„«»]/g;
const address =
  /\b(?:[a-z][a-z+.-]{0,30}:\/\/|www\.)|\S@\S|\b[\w-]{1,63}\.(?:com|org|net|io|dev|app|example|[a-z]{2})\/|\bjavascript:/i;
const saysNothingOf = [
  /\b(?:(?:do|does|did|is|are|was|were)(?: not|n['’]t)|nothing|neither|nor|no) (?:\w+ ){0,4}?(?:mention|say|state|specif|describe|cover|address|give|information|indicat|detail|about)/i,
  /\b(?:nicht|nichts|nirgends|kein(?:e[nrs]?)?|weder) (?:[\p{L}-]{1,40},? ){0,5}?(?:erwähn|genannt|nenn|steht|gesagt|sagt|angegeb|angabe|beschr|information|hinweis|die rede)/iu,
  /\b(?:(?:erwähn|nenn|beschreib|sag)(?:t|en)|steht) (?:[\p{L}-]{1,40},? ){0,8}?(?:nicht|nichts|keine[nrs]?)\b/iu,
];

/** Evidence with its text normalised for comparison with quotations. */
type Read = Pick<EvidencePiece, "number" | "text">;

function checkedSentence(sentence: string, evidence: Read[], cited: Set<number>): string {
  const quotes = [...sentence.matchAll(quotation)].map(([, quote]) => quote as string);
  const holders = quotes.map((quote) => evidence.filter(({ text }) => holds(text, quote)).map(({ number }) => number));
  if (evidence.length > 0 && holders.some((numbers) => numbers.length === 0)) return "";
  const quoted = holders.flat();
  const named = [...sentence.matchAll(citation)]
    .flatMap(([, numbers]) => (numbers as string).match(/\d+/g) ?? [])
    .map(Number);
  const real = [...new Set(named)].filter((number) => evidence.some((piece) => piece.number === number));
  // A quotation is attributed to the piece that contains it, whatever number the model gave.
  const right = holders.every((numbers) => numbers.some((number) => real.includes(number)));
  const numbers = right
    ? real
    : [...new Set(quoted.slice(0, 1).concat(real.filter((number) => quoted.includes(number))))];
  const bare = sentence.replace(citation, "").trim();
  if (!/\p{L}/u.test(bare)) return "";
  if (evidence.length > 0 && numbers.length === 0 && !saysNothingOf.some((way) => way.test(bare))) return "";
  for (const number of numbers) cited.add(number);
  const marks = numbers.map((number) => `[${number}]`).join("");
  return marks ? bare.replace(/([.!?]["”]?)?$/, (end) => ` ${marks}${end}`) : bare;
}

/** Moves citations before the full stop: models also write them after it. */
const withCitationsInside = (text: string) =>
  text.replace(
    /([.!?]["”]?)((?:\s{0,20}\[[\d\s,;]{1,100}\])+)/g,
    (_, end: string, numbers: string) => `${numbers}${end}`,
  );

/**
 * Whether a text contains a quotation, ignoring case, whitespace, emphasis and the kind of quotes, dashes and apostrophes. A
 * quotation with an ellipsis is compared part by part.
 */
function holds(known: string, quote: string): boolean {
  const parts = quote
    .split(/…|\.\.\.|\[[^\]]{0,100}\]/)
    .map((part) => normal(part).replace(/^[\s.,;:!?]{1,20}|[\s.,;:!?]{1,20}$/g, ""));
  return parts.some((part) => part.length > 1) && parts.every((part) => known.includes(part));
}

const normal = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .replace(/[*_~]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Strips Markdown, and control and formatting characters, which can be invisible or reverse the text's direction. */
const plainText = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/[^\S\n]{20,}/g, " ")
    .replace(/^[^\S\n]{0,20}(?:#{1,6}|[-*•]|>|\d{1,9}\.)\s+/gm, "")
    .replace(/\*\*|__|```\w*|`/g, "")
    .trim();
