import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type NewDecision, newDecision, type WholeCase } from "../../../contract/moderation/cases.ts";

/** The form of a decision, as it is filled in. */
export type Values = {
  outcome: string;
  parts: string[];
  suspends: boolean;
  suspension: { endsOn: string };
  reason: string;
  text: string;
};

/** Nothing is decided for anyone; the reason is what was reported. */
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

/** What of it goes with the outcome. The version that was looked at is known when it is sent. */
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
