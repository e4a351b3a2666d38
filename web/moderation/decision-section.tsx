import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import { useUser } from "../api/session.ts";
import { whoDecides } from "./case-decider.ts";
import { CaseSection } from "./case-section.tsx";
import { DecisionForm } from "./decision-form.tsx";

/** The decision form, for those who may decide. */
export function DecisionSection({ found }: { found: WholeCase }) {
  const reader = useUser();
  if (!reader) return null;
  return (
    <CaseSection title={messages.decidingTitle}>
      {found.mayDecide ? <DecisionForm found={found} /> : <p>{whoDecides(reader, found)}</p>}
    </CaseSection>
  );
}
