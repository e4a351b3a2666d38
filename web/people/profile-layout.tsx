import type { ReactNode } from "react";
import * as messages from "#messages/people.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { fullName } from "../../contract/people/names.ts";
import type { User } from "../../contract/people/users.ts";
import { ConfirmedFact } from "../check-in/confirmed-fact.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { IdentityFacts } from "./identity-facts.tsx";

type Props = {
  user: User;
  /** The name is the h1 of a member's page; one's own page has another h1. */
  nameAs: "h1" | "h2";
  actions: ReactNode;
  /** Shown below the facts of the rail. */
  below?: ReactNode;
  children: ReactNode;
};

/** A profile: a rail with who it is, and beside it what they do. */
export function ProfileLayout({ user, nameAs: Name, actions, below, children }: Props) {
  return (
    <div className="profile">
      <Face person={user} size="huge" />
      <div className="profile-head">
        <Name className="page-heading" dir="auto">
          {fullName(user)}
        </Name>
        {user.headline && (
          <p className="mt-1 w-fit text-pretty text-xl leading-snug" dir="auto" lang={languageOf(user.headline)}>
            {user.headline}
          </p>
        )}
        <ul className="facts quiet mt-2">
          <li className="fact">
            <span className="sr-only">{messages.roleBefore}</span>
            {messages.roleNames[user.role]}
          </li>
          <li className="fact">{user.Company ? <WorksAt company={user.Company} /> : messages.worksNowhere}</li>
          <ConfirmedFact at={user.companyConfirmedAt} />
        </ul>
        {user.Cohorts.length > 0 && (
          <ul className="pressed-line facts mt-0.5">
            {user.Cohorts.map((cohort) => (
              <li className="fact" key={cohort.id}>
                <PageLink className="thumb text-link inline-block" id={cohort.id} page="cohort">
                  {messages.inCohort[cohort.by ?? "pending"](cohort.name)}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="profile-rail">
        <div className="rail-actions">{actions}</div>
        <IdentityFacts user={user} />
        {below}
      </div>
      <div className="record-rest">{children}</div>
    </div>
  );
}

function WorksAt({ company: { id, name } }: { company: NonNullable<User["Company"]> }) {
  return (
    <MessageSentence>
      {messages.worksAt(
        <PageLink className="text-link" id={id} page="company">
          <bdi>{name}</bdi>
        </PageLink>,
      )}
    </MessageSentence>
  );
}
