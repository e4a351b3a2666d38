import { useSearchParams } from "react-router";
import * as messages from "#messages/job-filters.ts";
import { jobSorts } from "../../../contract/jobs/job-filters.ts";
import { useListFilter } from "../../ui/lists/use-list-location.ts";

/** In what order jobs come; where they are searched for, the best match comes first until something else is chosen. */
export function SortBy() {
  const [sort, choose] = useListFilter("sort", jobSorts);
  const isSearching = Boolean(useSearchParams()[0].get("search"));
  const byItself = isSearching ? "" : "newest";
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="quiet flex-none">{messages.sortBy}</span>
      <select
        className="select"
        onChange={({ target: { value } }) =>
          choose(jobSorts.find((known) => known === value && value !== byItself) ?? "")
        }
        value={sort ?? byItself}
      >
        {isSearching && <option value="">{messages.bestMatch}</option>}
        {(["newest", "fit", "salary"] as const).map((value) => (
          <option key={value} value={value}>
            {messages.sorts[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
