import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { WrittenText } from "../ui/shell/written-text.tsx";
import { Byline } from "./byline.tsx";
import { CaseSection } from "./case-section.tsx";

/** The appeals, with what their authors wrote. */
export function CaseAppeals({ appeals }: { appeals: WholeCase["Appeals"] }) {
  if (appeals.length === 0) return null;
  return (
    <CaseSection title={messages.appeals}>
      <ul className="grid gap-5">
        {appeals.map(({ User, text, at }) => (
          <li key={at}>
            <WrittenText>{text}</WrittenText>
            <Byline at={at} person={User} />
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}
