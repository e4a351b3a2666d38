import type { Member } from "../../../contract/people/members.ts";
import { fullName } from "../../../contract/people/names.ts";
import { ListCard } from "../../ui/lists/list-card.tsx";
import { DateTime } from "../../ui/shell/date-time.tsx";
import { Face } from "../face.tsx";
import { timeAgo } from "../settings/time-ago.ts";
import { roleNames } from "../users/role-names.ts";
import { MemberActions } from "./member-actions.tsx";
import { MemberStateLine } from "./member-state.tsx";

export function MemberCard({ member }: { member: Member }) {
  const { email, role, suspension, createdAt, lastSeenAt } = member;
  return (
    <ListCard
      picture={<Face person={member} />}
      subtitle={
        <span className="facts">
          <span className="fact">{roleNames[role]}</span>
          <span className="fact">
            <MemberStateLine member={member} />
          </span>
          {lastSeenAt && <span className="fact">seen {timeAgo(lastSeenAt)}</span>}
        </span>
      }
      title={fullName(member)}
    >
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact name="Email">
          <a className="thumb text-link break-all" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact name="On the board since">
          <DateTime value={createdAt} />
        </Fact>
        {suspension && (
          <div className="sm:col-span-2">
            <Fact name="Suspended for">
              <span dir="auto">{suspension.reason}</span>{" "}
              <span className="quiet">
                (since <DateTime value={suspension.createdAt} />)
              </span>
            </Fact>
          </div>
        )}
      </dl>
      <MemberActions member={member} />
    </ListCard>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
