import { Link } from "react-router";
import * as messages from "#messages/cases.ts";
import type { WholeCase } from "../../../contract/moderation/cases.ts";
import { PersonLink } from "../../ui/navigation/person-link.tsx";
import { DecisionSection } from "../deciding/decision-section.tsx";
import { decisionKeys } from "../deciding/outcome-keys.ts";
import { ThingName } from "../decisions/thing-name.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseKeys } from "./keys/case-keys.tsx";
import { stepKeys } from "./keys/step-keys.ts";
import { useSteps } from "./keys/use-steps.ts";
import { CaseAppeals } from "./sections/case-appeals.tsx";
import { CaseContents } from "./sections/case-contents.tsx";
import { CaseReports } from "./sections/case-reports.tsx";
import { CaseThread } from "./sections/case-thread.tsx";
import { EarlierDecisions } from "./sections/earlier-decisions.tsx";
import { OtherCases } from "./sections/other-cases.tsx";

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
