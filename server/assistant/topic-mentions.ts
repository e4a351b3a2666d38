import { type Finding, type Topic, topics } from "../../contract/assistant.ts";
import { isNegated } from "./negation.ts";
import { topicPatterns, workFlexibility } from "./work-life-topics.ts";

export type Mention = Pick<Finding, "topic" | "says" | "quote">;

const quoteMax = 280;

// JavaScript's \b knows ASCII letters only.
const whole = (patterns: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${patterns.join("|")})(?![\p{L}\p{N}_])`, "giu");

const expressions = new Map(topics.map((topic) => [topic, whole(topicPatterns[topic])]));
const flexibility = whole([workFlexibility.word]);

/** The topics that a sentence mentions, and how it mentions each. */
export function mentionsIn(sentence: string): Mention[] {
  const readable = withoutAddresses(sentence);
  const isQuestion = /[?？]["”»)]*$/u.test(sentence);
  const mention = isQuestion ? "asks" : "something";
  return topics.flatMap((topic) => {
    const found = placesOf(topic, readable);
    const [first] = found;
    if (!first) return [];
    // "No core hours" says something about hours; it doesn't deny them.
    const canBeDenied = !isQuestion && topic !== "working hours";
    const isDenied = canBeDenied && found.every(({ start, end }) => isNegated(readable, start, end));
    const says = isDenied ? "no" : mention;
    return [{ topic, says, quote: excerpt(sentence, first) }];
  });
}

type Place = { start: number; end: number };

function placesOf(topic: Topic, sentence: string): Place[] {
  const expression = expressions.get(topic) as RegExp;
  const found = [...sentence.matchAll(expression)];
  if (topic === "flexibility" && isAboutWork(sentence)) found.push(...sentence.matchAll(flexibility));
  return found.map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const isAboutWork = (sentence: string) =>
  workFlexibility.work.test(sentence) && !workFlexibility.product.test(sentence);

/** Replaces web and mail addresses with as many blanks, so that indexes in the text stay valid. */
const withoutAddresses = (text: string) =>
  text.replace(/\b(?:https?:\/\/|www\.)\S+|\S{1,64}@\S+/giu, (address) => " ".repeat(address.length));

/** The sentence, or of a very long one the words around the match. */
function excerpt(sentence: string, { start, end }: Place): string {
  const flat = (text: string) => text.replace(/\s+/g, " ").trim();
  if (sentence.length <= quoteMax) return flat(sentence);
  const room = Math.max(40, Math.floor((quoteMax - (end - start)) / 2));
  const before = sentence.slice(0, start);
  const head = before.length > room ? before.slice(-room).replace(/^\S*\s/u, "") : before;
  const after = sentence.slice(end);
  const tail = after.length > room ? after.slice(0, room).replace(/\s\S*$/u, "") : after;
  const quote = flat(head + sentence.slice(start, end) + tail);
  return `${head.length < before.length ? "… " : ""}${quote}${tail.length < after.length ? " …" : ""}`;
}
