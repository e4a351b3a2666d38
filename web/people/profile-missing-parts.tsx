import { Link } from "react-router";
import { list } from "#messages/formats.ts";
import * as messages from "#messages/people.ts";
import { paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";
import { WindowPanes } from "../ui/lists/window-panes.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";

/** On the member's own page, what is missing: a dark window for each. The link leads to the first of these fields. */
export function ProfileMissingParts({ user }: { user: User }) {
  const { missingParts: names } = messages;
  const parts = [
    { place: "skills", name: names.skills, isThere: user.Skills.length > 0 },
    { place: "headline", name: names.headline, isThere: user.headline !== null },
    { place: "picture", name: names.picture, isThere: user.avatar !== null },
    { place: "cohort", name: names.cohort, isThere: user.Cohorts.length > 0 },
  ];
  const missing = parts.filter(({ isThere }) => !isThere);
  const [first] = missing;
  if (!first) return null;
  return (
    <p className="meta">
      <WindowPanes lit={parts.length - missing.length} of={parts.length} />{" "}
      <MessageSentence>
        {messages.missing(list(missing.map(({ name }) => name)), (words) => (
          <Link className="text-link" prefetch="intent" to={`${paths.editUser(user.id)}#${first.place}`}>
            {words}
          </Link>
        ))}
      </MessageSentence>
    </p>
  );
}
