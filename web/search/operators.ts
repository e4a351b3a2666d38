import { readTyped, type Term } from "../../contract/search/search-terms.ts";
import type { ChosenFilters } from "../ui/lists/filter-state.ts";

/** The groups of the panel that write operators. */
const groups = ["skill", "company", "cohort", "location", "only"];

/** Whether the term belongs to the group. */
const isOf = (group: string, { as, isExcluded }: Term) =>
  !isExcluded && (group === "only" ? as.includes(":") : as === group);

/** The text without the terms that match. */
export const without = (q: string, isMeant: (term: Term) => boolean) =>
  readTyped(q)
    .filter((term) => !isMeant(term))
    .map(({ text }) => text)
    .join(" ");

const operator = (group: string, value: string) => {
  if (group === "only") return value;
  const plain = value.replaceAll('"', "");
  return `${group}:${/\s/.test(plain) ? `"${plain}"` : plain}`;
};

/** Adapts the search text to the filter panel: ticking a value writes an operator, a typed operator is ticked. */
export const operatorsIn = (q: string, setQ: (q: string) => void): ChosenFilters => ({
  of(group) {
    const terms = readTyped(q).filter((term) => isOf(group, term));
    return [...new Set(terms.map((term) => (group === "only" ? term.as : term.value)))];
  },
  choose(group, values) {
    const rest = without(q, (term) => isOf(group, term));
    setQ([rest, ...values.map((value) => operator(group, value))].filter(Boolean).join(" "));
  },
  clear: () => setQ(without(q, (term) => groups.some((group) => isOf(group, term)))),
});
