import { Link } from "react-router";
import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { CaseAppeals } from "./case-appeals.tsx";
import { CaseContents } from "./case-contents.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseKeys } from "./case-keys.tsx";
import { CaseOthers } from "./case-others.tsx";
import { CaseReports } from "./case-reports.tsx";
import { stepKeys } from "./case-step-keys.ts";
import { useSteps } from "./case-steps.ts";
import { CaseThread } from "./case-thread.tsx";
import { DecisionHistory } from "./decision-history.tsx";
import { DecisionSection } from "./decision-section.tsx";
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
