import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import * as messages from "#messages/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { People } from "../ui/markdown/people.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { companyPeopleQuery } from "./company-queries.ts";

/** The members who work or worked there, as far as the reader may see that. */
export function CompanyPeople({ id, filter }: { id: number; filter: "company" | "formerCompany" }) {
  const heading = useId();
  const { data: people, error, refetch } = useQuery(companyPeopleQuery(id, filter));
  const title = filter === "company" ? messages.worksHereNow : messages.workedHereBefore;
  if (error && !people) {
    return <Failure error={error} retry={() => void refetch()} title={messages.peopleFailed} />;
  }
  if (!people || people.total === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 className="mb-2 font-semibold text-xl" id={heading}>
        {title}
      </h2>
      <People label={title} people={people.results} />
      {people.hasNextPage && (
        <Link
          className="quiet-link mt-1 inline-flex min-h-11 items-center text-sm"
          to={`${pages.users}?${filter}=${id}`}
        >
          {messages.seeAll}
        </Link>
      )}
    </section>
  );
}
