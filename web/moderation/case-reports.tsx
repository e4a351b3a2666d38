import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { Face } from "../ui/markdown/face.tsx";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { Byline } from "./byline.tsx";
import { CaseSection } from "./case-section.tsx";

/** The reports: who, the reason, and the reporter's text. */
export function CaseReports({ reports }: { reports: WholeCase["Reports"] }) {
  if (reports.length === 0) return null;
  return (
    <CaseSection title={messages.reports}>
      <ul className="grid gap-5">
        {reports.map(({ id, User, reason, text, state, createdAt }) => (
          <li className="flex items-start gap-3" key={id}>
            <Face person={User} size="small" />
            <div className="min-w-0">
              <p className="font-semibold">{messages.reasons[reason]}</p>
              {text && <TextLanguage>{text}</TextLanguage>}
              <Byline at={createdAt} person={User}>
                {state !== "open" && <span className="fact">{messages.reportStates[state]}</span>}
              </Byline>
            </div>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}
