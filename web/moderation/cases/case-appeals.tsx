import * as messages from "#messages/cases.ts";
import type { WholeCase } from "../../../contract/moderation/cases.ts";
import { timeAgo } from "../../ui/language/time-ago.ts";
import { PersonLink } from "../../ui/navigation/person-link.tsx";
import { CaseSection } from "./case-section.tsx";

/** Why whom a decision concerned asks for another. */
export function CaseAppeals({ appeals }: { appeals: WholeCase["Appeals"] }) {
  if (appeals.length === 0) return null;
  return (
    <CaseSection title={messages.appeals}>
      <ul className="grid gap-5">
        {appeals.map(({ User, text, at }) => (
          <li key={at}>
            <p className="whitespace-pre-wrap" dir="auto">
              {text}
            </p>
            <p className="quiet facts text-sm">
              <span className="fact">
                <PersonLink
                  className="text-link max-md:inline-flex max-md:min-h-11 max-md:items-center"
                  person={User}
                />
              </span>
              <span className="fact">{timeAgo(at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}
