import { Link } from "react-router";
import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { CaseAppeals } from "./case-appeals.tsx";
import { CaseContents } from "./case-contents.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseKeys } from "./case-keys.tsx";
import { CaseReports } from "./case-reports.tsx";
import { CaseThread } from "./case-thread.tsx";
import { DecisionSection } from "./decision-section.tsx";
import { EarlierDecisions } from "./earlier-decisions.tsx";
import { OtherCases } from "./other-cases.tsx";
import { decisionKeys } from "./outcome-keys.ts";
import { stepKeys } from "./step-keys.ts";
import { ThingName } from "./thing-name.tsx";
import { useSteps } from "./use-steps.ts";

/** A case in full, with the form to decide it. */
export function OpenCase({ found }: { found: WholeCase }) {
  const { parent, path, User } = found;
  const step = useSteps(found.id);
  return (
    <CaseKeys keys={[...stepKeys(step), ...(found.mayDecide ? decisionKeys(parent) : [])]}>
      <h1 className="page-heading mt-2" dir="auto" tabIndex={-1}>
        <ThingName thing={found} />
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
      <OtherCases found={found} />
      <EarlierDecisions found={found} />
      <DecisionSection found={found} />
    </CaseKeys>
  );
}
