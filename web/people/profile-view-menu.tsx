import * as messages from "#messages/people.ts";
import { ListFilter } from "../ui/lists/list-filter.tsx";
import { useListFilter } from "../ui/lists/list-location.ts";
import type { SeenAs } from "./user-queries.ts";

export const viewpoint = ["members", "cohort", "company"] as const satisfies readonly SeenAs[];

/** Chooses as whom the member sees their own page; stored in the address. */
export function ProfileViewMenu() {
  const [as, choose] = useListFilter("as", viewpoint);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm lg:[&>div]:max-w-none">
      <span aria-hidden className="quiet">
        {messages.seeAs}
      </span>
      <ListFilter
        choices={viewpoint.map((value) => ({ value, label: messages.seenAs[value] }))}
        choose={choose}
        chosen={as}
        everything={messages.asYouSeeIt}
        label={messages.seeAs}
      />
    </div>
  );
}
