import { Link } from "react-router";
import { reasons } from "#messages/moderation.ts";
import type { Rule } from "../../contract/moderation/moderated-records.ts";
import { pages } from "../../contract/pages.ts";

/** A link to the rule on the page of rules. */
export function RuleLink({ rule }: { rule: Rule }) {
  return (
    <Link className="thumb text-link" to={`${pages.rules}#${rule}`}>
      {reasons[rule]}
    </Link>
  );
}
