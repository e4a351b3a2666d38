import { Link } from "react-router";
import { ask } from "#messages/appeals.ts";
import { pages } from "../../../contract/pages.ts";

/** To where one asks somebody else of the team to look again. */
export function AppealLink({ decision: { id } }: { decision: { id: number } }) {
  return (
    <Link className="btn btn-quiet btn-sm" to={`${pages.appeal}?decision=${id}`}>
      {ask}
    </Link>
  );
}
