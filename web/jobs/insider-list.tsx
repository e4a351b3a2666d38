import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { InsiderButton } from "./insider-button.tsx";
import { insidersQuery } from "./insider-queries.ts";

/** How many members work at the job's company, and a button to ask one of them. */
export function InsiderList({ job }: { job: Job }) {
  const { data: insiders } = useQuery(insidersQuery(job.id));
  // `insiders.count` may be positive while `job.insiders` is 0: classmates can see a company that is hidden from others.
  if (!job.Company || (job.insiders === 0 && !insiders?.count && !insiders?.asked)) return null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {job.insiders > 0 && (
        <Link className="text-link inline-flex min-h-11 items-center" to={`${pages.users}?company=${job.Company.id}`}>
          {messages.workHere(job.insiders)}
        </Link>
      )}
      <InsiderButton job={job} />
    </div>
  );
}
