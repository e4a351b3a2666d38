import * as messages from "#messages/search.ts";
import { listCohorts } from "../../contract/cohorts.ts";
import { listCompanies } from "../../contract/companies.ts";
import { listSkills } from "../../contract/skills.ts";
import { call } from "../api/api.ts";
import { type Filter, type FilterValue, uncounted } from "../ui/lists/filter.ts";
import { FilterPanel } from "../ui/lists/filter-panel.tsx";
import { operatorsIn } from "./operators.ts";

type Props = { q: string; setQ: (q: string) => void; total: number | undefined };

const named = ({ name }: { name: string }): FilterValue => ({ value: name, label: name });

const find = {
  skill: async (search: string, signal: AbortSignal) =>
    (await call(listSkills, { search }, signal)).results.map(({ name, why }) => ({ value: name, label: name, why })),
  company: async (search: string, signal: AbortSignal) =>
    (await call(listCompanies, { search }, signal)).results.map(named),
  cohort: async (search: string, signal: AbortSignal) =>
    (await call(listCohorts, { search }, signal)).results.map(named),
  location: async (typed: string) => [{ value: typed, label: typed }],
};

/** A filter panel that writes operators into the text. Groups with very many values list only the chosen ones. */
export function SearchPanel({ q, setQ, total }: Props) {
  const chosen = operatorsIn(q, setQ);
  const groups = (["skill", "company", "cohort", "location"] as const).map((name): Filter => {
    const { title, find: label } = messages.filters[name];
    const values = chosen.of(name).map((value) => named({ name: value }));
    return { name, title, values, finder: { label, find: find[name] } };
  });
  return (
    <FilterPanel
      chosen={chosen}
      filters={[...groups, { name: "only", title: messages.filters.only.title, values: uncounted(messages.only) }]}
      total={total}
    />
  );
}
