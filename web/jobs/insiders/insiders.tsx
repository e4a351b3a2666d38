import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/insiders.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import { pages } from "../../../contract/pages.ts";
import { PersonLink } from "../../ui/navigation/person-link.tsx";
import { DateTime } from "../../ui/shell/date-time.tsx";
import { Sentence } from "../../ui/shell/sentence.tsx";
import { insidersQuery } from "./insider-queries.ts";

const AskDialog = lazy(() => import("./ask-dialog.tsx").then((module) => ({ default: module.AskDialog })));

/** Who of the board works where the job is, and one of them to ask. */
export function Insiders({ job }: { job: Job }) {
  const [isAsking, ask] = useState(false);
  const { data: insiders } = useQuery({ ...insidersQuery(job.id), enabled: job.Company !== null });
  const asked = insiders?.asked;
  // Classmates may see of somebody where they work who doesn't say it to all.
  if (!job.Company || (job.insiders === 0 && !insiders?.count && !asked)) return null;

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      {job.insiders > 0 && (
        <Link className="text-link inline-flex min-h-11 items-center" to={`${pages.users}?company=${job.Company.id}`}>
          {messages.workHere(job.insiders)}
        </Link>
      )}
      {asked && (
        <p className="quiet">
          <Sentence>
            {messages.youAsked(
              asked.User ? <PersonLink key="who" person={asked.User} /> : messages.someone,
              <DateTime brief key="when" value={asked.createdAt} />,
            )}
          </Sentence>
        </p>
      )}
      {/* Its place is kept beside the number of all: nothing moves once it is known whether there is anybody to ask. */}
      <button
        className={`btn btn-quiet btn-sm ${insiders?.count ? "" : "invisible"}`}
        onClick={() => ask(true)}
        type="button"
      >
        {messages.ask}
      </button>
      {isAsking && insiders && insiders.results.length > 0 && (
        <Suspense>
          <AskDialog job={job} onClose={() => ask(false)} people={insiders.results} />
        </Suspense>
      )}
    </div>
  );
}
