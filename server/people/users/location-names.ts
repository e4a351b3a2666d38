import { Names } from "../../lists/columns.ts";
import { wordsIn } from "../../texts/folding.ts";

/** Interns location names with their normalised words, so that these are computed once per name. */
export class LocationNames extends Names {
  readonly forms: string[][] = [[]];

  override numberOf(name: string): number {
    const number = super.numberOf(name);
    if (number === this.forms.length) this.forms.push(formsOf(name));
    return number;
  }
}

export const formsOf = (text: string): string[] => wordsIn(text).map(({ form }) => form);
