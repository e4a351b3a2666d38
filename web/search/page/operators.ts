import { readTyped } from "../../../contract/search/typed.ts";
import type { ChosenFilters } from "../../ui/filters/use-filters.ts";

/** Of the panel, each with the operators that it writes. */
const named = ["skill", "company", "location"];

const isSwitch = (operator: string) => operator.includes(":");

/** What of the text the panel's group has chosen. */
const textsOf = (q: string, group: string) =>
  readTyped(q).filter((term) => !term.isExcluded && (group === "only" ? isSwitch(term.as) : term.as === group));

/** Without these pieces, each as it stands there. */
export const without = (q: string, pieces: string[]) =>
  pieces
    .reduce((left, piece) => left.replace(piece, ""), q)
    .replace(/\s+/g, " ")
    .trim();

const operator = (group: string, value: string) => {
  if (group === "only") return value;
  const plain = value.replaceAll('"', "");
  return `${group}:${/\s/.test(plain) ? `"${plain}"` : plain}`;
};

/** The panel's filters as operators of the text: what is ticked is written, what is typed is ticked. */
export const operatorsIn = (q: string, setQ: (q: string) => void): ChosenFilters => ({
  of: (group) => textsOf(q, group).map(({ as, value }) => (group === "only" ? as : value)),
  choose(group, values) {
    const rest = without(
      q,
      textsOf(q, group).map(({ text }) => text),
    );
    setQ([rest, ...values.map((value) => operator(group, value))].filter(Boolean).join(" "));
  },
  clear: () =>
    setQ(
      without(
        q,
        [...named, "only"].flatMap((group) => textsOf(q, group).map(({ text }) => text)),
      ),
    ),
});
