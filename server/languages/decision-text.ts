import { naming, worded } from "../../contract/interface/messages.ts";
import type { Messages } from "./languages.ts";

type Verdicts = Messages["decisionReasons"];

/** Names the text of an automatic decision. */
export const verdictSays = naming<Verdicts>();

/** A decision's text in a language: a person's as it is, an automatic one by its name. */
export function verdictInWords({ decisionReasons }: Pick<Messages, "decisionReasons">, text: string): string {
  return Object.hasOwn(decisionReasons, text) ? decisionReasons[text as keyof Verdicts] : worded(decisionReasons, text);
}
