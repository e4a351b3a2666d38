import { list } from "#messages/formats.ts";
import * as messages from "#messages/people.ts";
import type { User } from "../../../../contract/people/users.ts";
import { PageLink } from "../../../ui/navigation/page-link.tsx";
import { Panes } from "../../../ui/panes/panes.tsx";
import { Sentence } from "../../../ui/shell/sentence.tsx";

/** On the member's own page, what is missing: a dark window for each. */
export function MissingParts({ user }: { user: User }) {
  const { missingParts: names } = messages;
  const parts = [
    user.Skills.length === 0 && names.skills,
    !user.headline && names.headline,
    !user.avatar && names.picture,
    user.Cohorts.length === 0 && names.cohort,
  ];
  const missing = parts.filter((part) => part !== false);
  if (missing.length === 0) return null;
  const isCohortAlone = missing.length === 1 && missing[0] === names.cohort;
  return (
    <p className="meta">
      <Panes lit={parts.length - missing.length} of={parts.length} />{" "}
      <Sentence>
        {messages.missing(list(missing), (words) => (
          <PageLink className="text-link" id={user.id} page={isCohortAlone ? "cohorts" : "editUser"}>
            {words}
          </PageLink>
        ))}
      </Sentence>
    </p>
  );
}
