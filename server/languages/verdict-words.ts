import { naming, worded } from "../../contract/interface/messages.ts";
import type { Messages } from "./languages.ts";

type Verdicts = Messages["verdicts"];

/** Why something was decided, where no person wrote it. */
export const verdictSays = naming<Verdicts>();

/** The text of a decision in the words of a language: what the board wrote is kept by its name. */
export function verdictInWords({ verdicts }: Pick<Messages, "verdicts">, text: string): string {
  return Object.hasOwn(verdicts, text) ? verdicts[text as keyof Verdicts] : worded(verdicts, text);
}
