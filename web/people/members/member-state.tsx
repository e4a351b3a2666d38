import type { Member, MemberState } from "../../../contract/people/members.ts";
import { Day } from "../../ui/shell/date-time.tsx";

export const stateNames: Record<MemberState, string> = {
  active: "Active",
  invited: "Not yet joined",
  suspended: "Suspended",
};

/** A member's state in a few words; what needs an eye is not said by colour alone. */
export function MemberStateLine({ member: { state, suspension } }: { member: Member }) {
  if (state !== "suspended") return stateNames[state];
  return (
    <span className="font-semibold text-error">
      Suspended{suspension?.endsAt && <Until moment={suspension.endsAt} />}
    </span>
  );
}

/** Suspensions end with a day of UTC, as they were entered. */
export function Until({ moment }: { moment: string }) {
  return (
    <>
      {" "}
      until <Day value={moment.slice(0, 10)} />
    </>
  );
}
