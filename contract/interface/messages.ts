import type * as fieldSentences from "../../messages/en/fields.ts";

/**
 * Names a sentence of ours with what stands in it, as text: `["tooLong",200]`. So it travels wherever a text can, and becomes
 * words where somebody reads it, in their language.
 */
export type Message = string & { readonly isNamed: true };

export type ValuesOf<Sentence> = Sentence extends (...values: infer Values) => string ? Values : [];

/** Names the sentences of a module of `messages/`: the compiler knows which there are and what stands in each. */
export const naming =
  <Sentences>() =>
  <Name extends string & keyof Sentences>(name: Name, ...values: ValuesOf<Sentences[Name]>): Message =>
    JSON.stringify([name, ...values]) as Message;

/** What a schema says of a field. */
export const says = naming<typeof fieldSentences>();

export const isNamed = (text: string): text is Message => text.startsWith('["');

/** The words for it. A text that names none of these sentences is in words already. */
export function worded(sentences: object, text: string): string {
  const [name, ...values] = partsOf(text);
  if (name === undefined || !Object.hasOwn(sentences, name)) return text;
  const sentence = (sentences as Record<string, string | ((...values: unknown[]) => string)>)[name] ?? text;
  return typeof sentence === "string" ? sentence : sentence(...values);
}

/** A skill, too, may be called `["role`. */
function partsOf(text: string): [name?: string, ...values: unknown[]] {
  try {
    return isNamed(text) ? JSON.parse(text) : [];
  } catch {
    return [];
  }
}
