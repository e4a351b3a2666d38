import * as messages from "#messages/people.ts";
import * as roles from "#messages/roles.ts";
import { languageOf } from "../../../../contract/languages/text-language.ts";
import { fullName } from "../../../../contract/people/names.ts";
import type { User } from "../../../../contract/people/users.ts";
import { PageLink } from "../../../ui/navigation/page-link.tsx";
import { Face } from "../../../ui/pictures/face.tsx";
import { DateTime } from "../../../ui/shell/date-time.tsx";
import { Sentence } from "../../../ui/shell/sentence.tsx";

type Props = {
  user: User;
  /** The name is the h1 of a member's page; one's own page has another h1. */
  nameAs: "h1" | "h2";
};

export function UserHeader({ user, nameAs: Name }: Props) {
  return (
    <div className="record-head">
      <Face person={user} size="large" />
      <div className="min-w-0 flex-1">
        <Name className={Name === "h1" ? "page-heading" : "w-fit font-semibold text-2xl leading-tight"} dir="auto">
          {fullName(user)}
        </Name>
        {user.headline && (
          <p className="headline mt-1 w-fit text-lg" dir="auto" lang={languageOf(user.headline)}>
            {user.headline}
          </p>
        )}
        <ul className="facts quiet mt-1.5">
          <li className="fact">
            <span className="sr-only">{messages.roleBefore}</span>
            {roles.names[user.role]}
          </li>
          <li className="fact">{user.Company ? <WorksAt company={user.Company} /> : messages.worksNowhere}</li>
          {user.location && (
            <li className="fact">
              <Sentence>{messages.livesIn(<bdi>{user.location}</bdi>)}</Sentence>
            </li>
          )}
          <li className="fact">
            <Sentence>{messages.hereSince(<DateTime value={user.createdAt} />)}</Sentence>
          </li>
        </ul>
        {user.Cohorts.length > 0 && (
          <ul className="pressed-line facts mt-0.5">
            {user.Cohorts.map((cohort) => (
              <li className="fact" key={cohort.id}>
                <PageLink className="thumb text-link" id={cohort.id} page="cohort">
                  {messages.inCohort[cohort.by ?? "pending"](cohort.name)}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        {user.email && (
          <p className="pressed-line quiet mt-0.5">
            <span className="sr-only">{messages.emailBefore}</span>
            <a className="thumb text-link break-all" href={`mailto:${user.email}`}>
              {user.email}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function WorksAt({ company: { id, name } }: { company: NonNullable<User["Company"]> }) {
  return (
    <Sentence>
      {messages.worksAt(
        <PageLink className="text-link" id={id} page="company">
          <bdi>{name}</bdi>
        </PageLink>,
      )}
    </Sentence>
  );
}
