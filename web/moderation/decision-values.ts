import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type NewDecision, newDecision, type WholeCase } from "../../contract/moderation/cases.ts";

/** The form's values. */
export type Values = {
  outcome: string;
  parts: string[];
  suspends: boolean;
  suspension: { endsOn: string };
  reason: string;
  text: string;
};

/** No outcome is preselected; the reason is that of the first report. */
export const undecided = ({ reasons }: WholeCase): Values => ({
  outcome: "",
  parts: [],
  suspends: false,
  suspension: { endsOn: "" },
  reason: reasons[0] ?? "",
  text: "",
});

const resolve = zodResolver(newDecision as never);
export const resolver: Resolver<Values, unknown, NewDecision> = (values, context, options) =>
  resolve(sent(values) as never, context, options as never) as never;

/** Only the fields that apply to the outcome. `useDecision` fills in the version when it sends. */
function sent({ outcome, parts, suspends, suspension, reason, text }: Values) {
  const isKept = outcome === "kept";
  return {
    version: 0,
    outcome,
    text,
    reason: isKept || !reason ? null : reason,
    parts: outcome === "cleared" ? parts : [],
    suspension: outcome === "suspended" || (suspends && !isKept) ? { endsOn: suspension.endsOn || null } : null,
  };
}
