import { Link } from "react-router";
import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { CaseFacts } from "./case-facts.tsx";
import { CaseSection } from "./case-section.tsx";
import { RecordName } from "./record-name.tsx";

/** The author's other open cases: spam often comes in series. */
export function CaseOthers({ found: { others, User } }: { found: WholeCase }) {
  if (others.length === 0 || !User) return null;
  return (
    <CaseSection title={messages.othersOf(fullName(User))}>
      <ul className="grid gap-4">
        {others.map((other) => (
          <li key={other.id}>
            <Link className="thumb text-link" dir="auto" to={paths.adminReport(other.id)}>
              <RecordName thing={other} />
            </Link>
            <p className="quiet text-sm">
              <CaseFacts found={other} />
            </p>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}
