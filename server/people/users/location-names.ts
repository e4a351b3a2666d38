import { Names } from "../../lists/columns.ts";
import { wordsIn } from "../../texts/folding.ts";

/** Places that members name, each with the words that it is found by: folded once, not for every question. */
export class LocationNames extends Names {
  readonly forms: string[][] = [[]];

  override numberOf(name: string): number {
    const number = super.numberOf(name);
    if (number === this.forms.length) this.forms.push(formsOf(name));
    return number;
  }
}

export const formsOf = (text: string): string[] => wordsIn(text).map(({ form }) => form);
