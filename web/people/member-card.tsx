import * as messages from "#messages/members.ts";
import * as roles from "#messages/people.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import type { Member } from "../../contract/people/members.ts";
import { fullName } from "../../contract/people/names.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { DateTime, Day } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { MemberActions } from "./member-actions.tsx";

export function MemberCard({ member }: { member: Member }) {
  const { email, role, suspension, createdAt, lastSeenAt, state, introduction, emailConfirmed } = member;
  return (
    <ListCard
      picture={<Face person={member} />}
      subtitle={
        <span className="facts">
          <span className="fact">{roles.roleNames[role]}</span>
          <span className="fact">
            <MemberStateLine member={member} />
          </span>
          {lastSeenAt && <span className="fact">{messages.seen(timeAgo(lastSeenAt))}</span>}
        </span>
      }
      title={fullName(member)}
    >
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact name={messages.email}>
          <a className="thumb text-link break-all" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact name={messages.onBoardSince}>
          <DateTime value={createdAt} />
        </Fact>
        {state === "waiting" && (
          <>
            <Fact name={messages.state}>
              {emailConfirmed ? messages.addressConfirmed : messages.addressNotConfirmed}
            </Fact>
            {introduction && (
              <div className="sm:col-span-2">
                <Fact name={messages.introduction}>
                  <span dir="auto" lang={languageOf(introduction)}>
                    {introduction}
                  </span>
                </Fact>
              </div>
            )}
          </>
        )}
        {suspension && (
          <div className="sm:col-span-2">
            <Fact name={messages.suspendedFor}>
              <span dir="auto" lang={languageOf(suspension.reason)}>
                {suspension.reason}
              </span>{" "}
              <span className="quiet">
                <MessageSentence>{messages.since(<DateTime value={suspension.createdAt} />)}</MessageSentence>
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

/** A member's state in a few words; warnings don't rely on colour alone. */
function MemberStateLine({ member: { state, suspension } }: { member: Member }) {
  if (state !== "suspended") return messages.states[state];
  // Suspensions end with a day in UTC.
  const lastDay = suspension?.endsAt?.slice(0, 10);
  return (
    <span className="font-semibold text-error">
      {lastDay ? (
        <MessageSentence>{messages.suspendedUntil(<Day value={lastDay} />)}</MessageSentence>
      ) : (
        messages.states.suspended
      )}
    </span>
  );
}
