import { naming, worded } from "../../contract/interface/messages.ts";
import type { Messages } from "./languages.ts";

type Verdicts = Messages["verdicts"];

/** Names the text of an automatic decision. */
export const verdictSays = naming<Verdicts>();

/** A decision's text in a language: a person's as it is, an automatic one by its name. */
export function verdictInWords({ verdicts }: Pick<Messages, "verdicts">, text: string): string {
  return Object.hasOwn(verdicts, text) ? verdicts[text as keyof Verdicts] : worded(verdicts, text);
}
