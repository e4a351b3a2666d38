import { Link } from "react-router";
import { formerMember } from "#messages/former-members.ts";
import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { DateTime, Day } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { CaseSection } from "./case-section.tsx";
import { RecordName } from "./record-name.tsx";

/** Earlier decisions on this record and on other records of its author. */
export function DecisionHistory({ found: { decisions, record, User } }: { found: WholeCase }) {
  if (decisions.length + record.length === 0) return null;
  return (
    <CaseSection title={messages.earlier}>
      {decisions.length > 0 && <Decisions decisions={decisions} />}
      {record.length > 0 && (
        <>
          <h3 className="mb-3 [ul+&]:mt-6 font-semibold" dir="auto">
            {messages.onOtherThings(User ? fullName(User) : formerMember)}
          </h3>
          <Decisions areOnOthers decisions={record} />
        </>
      )}
    </CaseSection>
  );
}

type Props = { decisions: Decision[]; areOnOthers?: boolean };

function Decisions({ decisions, areOnOthers = false }: Props) {
  return (
    <ul className="grid gap-4">
      {decisions.map((decision) => (
        <li key={decision.id}>
          <p className="facts">
            <span className="fact font-semibold">{messages.decisionsOutcomes[decision.outcome]}</span>
            {areOnOthers && (
              <span className="fact">
                <CaseLink decision={decision} />
              </span>
            )}
          </p>
          <TextLanguage>{decision.text}</TextLanguage>
          <Circumstances decision={decision} />
        </li>
      ))}
    </ul>
  );
}

function CaseLink({ decision }: { decision: Decision }) {
  const name = (
    <bdi>
      <RecordName thing={decision} />
    </bdi>
  );
  if (!decision.caseId) return name;
  return (
    <Link className="thumb text-link" to={paths.adminReport(decision.caseId)}>
      {name}
    </Link>
  );
}

function Circumstances({ decision }: { decision: Decision }) {
  const { User, automatic, at, reason, parts, basis, until } = decision;
  return (
    <p className="quiet facts text-sm">
      <span className="fact">{automatic ? messages.automatic : <bdi>{User ? fullName(User) : formerMember}</bdi>}</span>
      <span className="fact">
        <DateTime value={at} />
      </span>
      {reason && <span className="fact">{messages.reasons[reason]}</span>}
      {parts.map((part) => (
        <span className="fact" key={part}>
          {messages.parts[part]}
        </span>
      ))}
      {!automatic && <span className="fact">{messages.bases[basis]}</span>}
      {until && (
        <span className="fact">
          <MessageSentence>{messages.suspendedUntil(<Day value={until.slice(0, 10)} />)}</MessageSentence>
        </span>
      )}
    </p>
  );
}
