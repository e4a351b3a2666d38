import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { list } from "#messages/formats.ts";
import * as messages from "#messages/people.ts";
import { openings } from "#messages/profiles.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { listUsers } from "../../contract/people/users.ts";
import { queryClient } from "../api/query-client.ts";
import { confirmedWords } from "../check-in/confirmed-fact.tsx";
import { onIntent } from "../ui/lists/prefetch.ts";
import { Face } from "../ui/markdown/face.tsx";
import { CardSkills } from "./card-skills.tsx";
import { contactAbout } from "./contact-link.ts";
import { userQuery } from "./user-queries.ts";

type Card = OutputOf<typeof listUsers>["results"][number];

/** A member in the list; opened, it shows more and the links. */
export function UserCard({ user }: { user: Card }) {
  const name = fullName(user);
  const work = user.Company ? messages.worksAt(user.Company.name).join("") : messages.worksNowhere;
  const confirmed = confirmedWords(user.companyConfirmedAt);
  return (
    <details className="group">
      <summary className="person-summary">
        <Face person={user} size="medium" />
        <span className="min-w-0 flex-1">
          <h2 className="card-title" dir="auto">
            {name}
          </h2>
          <span
            className="card-facts quiet line-clamp-2 group-open:line-clamp-none"
            dir="auto"
            lang={user.headline ? languageOf(user.headline) : undefined}
          >
            {user.headline ?? work}
          </span>
        </span>
        <ChevronDown aria-hidden className="card-opener group-open:rotate-180" />
        <CardSkills user={user} />
      </summary>
      <div className="px-3.5 pb-3.5">
        <dl className="grid gap-2 text-sm">
          {(user.headline || confirmed) && (
            <CardFact term={messages.userFiltersCompany}>{confirmed ? `${work} (${confirmed})` : work}</CardFact>
          )}
          {user.location && <CardFact term={messages.userFiltersLocation}>{user.location}</CardFact>}
          {user.openTo.length > 0 && (
            <CardFact term={messages.userFiltersOpenTo}>
              {list(user.openTo.map((opening) => openings[opening]))}
            </CardFact>
          )}
          {user.Cohorts.length > 0 && (
            <CardFact term={messages.cohorts}>{list(user.Cohorts.map((cohort) => cohort.name))}</CardFact>
          )}
        </dl>
        <div className="-mx-2 mt-2 flex flex-wrap">
          <Link
            aria-label={messages.requestContactOf(name)}
            className="btn btn-ghost btn-sm"
            prefetch="intent"
            to={contactAbout(user.id)}
          >
            {messages.requestContact}
          </Link>
          <Link
            aria-label={messages.moreDetailsAbout(name)}
            className="btn btn-ghost btn-sm"
            prefetch="intent"
            to={paths.user(user.id)}
            {...onIntent(() => queryClient.prefetchQuery(userQuery(user.id)))}
          >
            {messages.moreDetails}
          </Link>
        </div>
      </div>
    </details>
  );
}

function CardFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="quiet">{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
