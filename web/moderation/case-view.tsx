import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { paths } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { fullName } from "../../contract/people/names.ts";
import { useUser } from "../api/session.ts";
import { Face } from "../ui/markdown/face.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { CaseContents } from "./case-contents.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseKeys, stepKeys } from "./case-keys.tsx";
import { queueQuery } from "./case-queries.ts";
import { Byline, CaseSection } from "./case-section.tsx";
import { CaseThread } from "./case-thread.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { DecisionHistory } from "./decision-history.tsx";
import { decisionKeys } from "./outcome-keys.ts";
import { RecordName } from "./record-name.tsx";

/** A case in full, with the form to decide it. */
export function CaseView({ found }: { found: WholeCase }) {
  const { parent, path, User } = found;
  const step = useSteps(found.id);
  return (
    <CaseKeys keys={[...stepKeys(step), ...(found.mayDecide ? decisionKeys(parent) : [])]}>
      <h1 className="page-heading mt-2" dir="auto" tabIndex={-1}>
        <RecordName thing={found} />
      </h1>
      <div className="quiet mt-2">
        <CaseFacts author={<PersonLink className="tall text-link" person={User} />} found={found} />
      </div>
      {path && (
        <Link className="thumb text-link mt-3 inline-block" to={path}>
          {messages.open}
        </Link>
      )}
      {found.waits.includes("held") && found.holdWord && (
        <p className="mt-3" dir="auto">
          {messages.heldFor(found.holdWord)}
        </p>
      )}
      <CaseReports reports={found.Reports} />
      <CaseContents found={found} />
      <CaseThread found={found} />
      <CaseAppeals appeals={found.Appeals} />
      <CaseOthers found={found} />
      <DecisionHistory found={found} />
      <DecisionSection found={found} />
    </CaseKeys>
  );
}

/** The appeals, with what their authors wrote. */
function CaseAppeals({ appeals }: { appeals: WholeCase["Appeals"] }) {
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

/** Navigates to the neighbour of a case in the queue; from a case outside the queue to the first. */
function useSteps(id: number) {
  const navigate = useNavigate();
  const { data: queue } = useQuery(queueQuery);
  return (by: number) => {
    const waiting = queue?.results ?? [];
    const at = waiting.findIndex((each) => each.id === id);
    const next = at < 0 ? waiting[0] : waiting[at + by];
    if (next) navigate(paths.adminReport(next.id));
  };
}

/** The decision form, for those who may decide. */
function DecisionSection({ found }: { found: WholeCase }) {
  const reader = useUser();
  if (!reader) return null;
  return (
    <CaseSection title={messages.decidingTitle}>
      {found.mayDecide ? <DecisionForm found={found} /> : <p>{whoDecides(reader, found)}</p>}
    </CaseSection>
  );
}

/** Says who decides a case that the reader may not decide. */
function whoDecides(reader: Account, { User: author, waits, decisions }: WholeCase): string {
  const isAdmin = reader.role === "admin";
  if (author?.id === reader.id) return isAdmin ? messages.onlyAnother : messages.onlyAdmin;
  const decidedBefore = decisions.some(({ User }) => User?.id === reader.id);
  return isAdmin || (waits.includes("appeal") && decidedBefore) ? messages.onlySomebodyElse : messages.onlyAdmin;
}

/** The reports: who, the reason, and the reporter's text. */
function CaseReports({ reports }: { reports: WholeCase["Reports"] }) {
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

/** The author's other open cases: spam often comes in series. */
function CaseOthers({ found: { others, User } }: { found: WholeCase }) {
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
