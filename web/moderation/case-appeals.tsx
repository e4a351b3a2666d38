import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { TextLanguage } from "../ui/shell/text-language.tsx";
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
            <TextLanguage>{text}</TextLanguage>
            <Byline at={at} person={User} />
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}
