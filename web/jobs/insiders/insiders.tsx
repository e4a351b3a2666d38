import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "react-router";
import * as messages from "#messages/insiders.ts";
import { insiderDays } from "../../../contract/jobs/insiders.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import { pages } from "../../../contract/pages.ts";
import { useDialogWhile } from "../../ui/dialogs/dialog-while.ts";
import { PersonLink } from "../../ui/navigation/person-link.tsx";
import { DateTime } from "../../ui/shell/date-time.tsx";
import { Sentence } from "../../ui/shell/sentence.tsx";
import { latePart } from "../../ui/states/late-part.ts";
import { insidersQuery } from "./insider-queries.ts";

const AskDialog = latePart(() => import("./ask-dialog.tsx").then(({ AskDialog }) => AskDialog));

/** How many members work at the job's company, and a button to ask one of them. */
export function Insiders({ job }: { job: Job }) {
  const { data: insiders } = useQuery(insidersQuery(job.id));
  const asked = insiders?.asked;
  const mayAsk = Boolean(insiders?.count) && !(asked && isRecent(asked.createdAt));
  const { isOpen, open, close, instead } = useDialogWhile<HTMLParagraphElement>(mayAsk);
  // `insiders.count` may be positive while `job.insiders` is 0: classmates can see a company that is hidden from others.
  if (!job.Company || (job.insiders === 0 && !insiders?.count && !asked)) return null;

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      {job.insiders > 0 && (
        <Link className="text-link inline-flex min-h-11 items-center" to={`${pages.users}?company=${job.Company.id}`}>
          {messages.workHere(job.insiders)}
        </Link>
      )}
      {asked && (
        <p className="quiet" ref={instead} tabIndex={-1}>
          <Sentence>
            {messages.youAsked(
              asked.User ? <PersonLink key="who" person={asked.User} /> : messages.someone,
              <DateTime brief key="when" value={asked.createdAt} />,
            )}
          </Sentence>
        </p>
      )}
      {mayAsk && (
        <button className="btn btn-quiet btn-sm" onClick={open} type="button">
          {messages.ask}
        </button>
      )}
      {isOpen && insiders && (
        <Suspense>
          <AskDialog job={job} onClose={close} people={insiders.results} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether an earlier request still keeps the reader from asking someone else. */
const isRecent = (askedAt: string) => Date.now() - Date.parse(askedAt) < insiderDays * 24 * 3600 * 1000;
