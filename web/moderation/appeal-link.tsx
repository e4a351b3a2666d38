import { Link } from "react-router";
import { ask } from "#messages/appeals.ts";
import { pages } from "../../contract/pages.ts";

/** A link to the page where a member appeals a decision. */
export function AppealLink({ decision: { id } }: { decision: { id: number } }) {
  return (
    <Link className="btn btn-quiet btn-sm" to={`${pages.appeal}?decision=${id}`}>
      {ask}
    </Link>
  );
}
