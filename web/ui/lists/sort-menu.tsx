import { useSearchParams } from "react-router";
import * as messages from "#messages/lists.ts";
import { useListFilter } from "./list-location.ts";

type Props = {
  /** The label of each order; the default order comes first. */
  sorts: Record<string, string>;
};

/** The sort menu. A search is sorted by relevance until an order is chosen. */
export function SortMenu({ sorts }: Props) {
  const names = Object.keys(sorts);
  const [sort, choose] = useListFilter("sort", names);
  const isSearching = Boolean(useSearchParams()[0].get("search"));
  const byItself = isSearching ? "" : (names[0] ?? "");
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="quiet flex-none max-sm:sr-only">{messages.sortBy}</span>
      <select
        className="select"
        onChange={({ target: { value } }) => choose(value === byItself ? "" : value)}
        value={sort ?? byItself}
      >
        {isSearching && <option value="">{messages.bestMatch}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {sorts[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
