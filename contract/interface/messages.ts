import type * as fieldSentences from "../../messages/en/fields.ts";

/**
 * The name of a message with its arguments, as JSON text: `["tooLong",200]`. It is a string, so that it fits wherever text
 * does (a Zod issue, for one); it is rendered in the reader's language where it is shown.
 */
export type Message = string & { readonly isNamed: true };

export type ValuesOf<Sentence> = Sentence extends (...values: infer Values) => string ? Values : [];

/** A function that names the messages of one module of `messages/`; names and arguments are type-checked. */
export const naming =
  <Sentences>() =>
  <Name extends string & keyof Sentences>(name: Name, ...values: ValuesOf<Sentences[Name]>): Message =>
    JSON.stringify([name, ...values]) as Message;

/** Names a message about a form field. */
export const says = naming<typeof fieldSentences>();

export const isNamed = (text: string): text is Message => text.startsWith('["');

/** Renders a named message. A text that is none is returned as it is. */
export function worded(sentences: object, text: string): string {
  const [name, ...values] = partsOf(text);
  if (name === undefined || !Object.hasOwn(sentences, name)) return text;
  const sentence = (sentences as Record<string, string | ((...values: unknown[]) => string)>)[name] ?? text;
  return typeof sentence === "string" ? sentence : sentence(...values);
}

/** Text that members typed may begin like a named message without being JSON. */
function partsOf(text: string): [name?: string, ...values: unknown[]] {
  try {
    return isNamed(text) ? JSON.parse(text) : [];
  } catch {
    return [];
  }
}
