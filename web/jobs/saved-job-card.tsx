import { type MouseEvent, useState } from "react";
import { Link } from "react-router";
import * as status from "#messages/job-status.ts";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { paths } from "../../contract/pages.ts";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { itemBeside } from "../ui/lists/list-focus.ts";
import { focusOn } from "../ui/shell/focus.ts";
import { daysLeftOf } from "./job-end.ts";
import { factsLine } from "./job-facts-line.ts";
import { AppliedButton } from "./saved-job-buttons.tsx";
import { SavedJobNoteForm } from "./saved-job-note-form.tsx";
import { useSavedJob } from "./saved-job-queries.ts";

export function SavedJobCard({ job }: { job: Job }) {
  const { forget } = useSavedJob(job);
  const [isNoting, setNoting] = useState<boolean>();
  const note = job.saved?.note;
  const standing = job.status === "open" ? status.daysLeft(daysLeftOf(job.expiresAt)) : status.statuses[job.status];

  async function remove({ currentTarget }: MouseEvent) {
    const beside = itemBeside(currentTarget)?.querySelector("a");
    if (await forget()) (beside ?? document.querySelector("main"))?.focus();
  }

  return (
    <article className="sheet flex gap-4 p-4">
      <CompanyLogo company={job.Company} />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold text-lg leading-snug" dir="auto">
          <Link className="thumb hover:underline" prefetch="intent" to={paths.job(job.id)}>
            {job.location ? messages.titleAt(job.title, job.location) : job.title}
          </Link>
        </h2>
        <p className="quiet text-sm">{[standing, factsLine(job)].filter(Boolean).join(" · ")}</p>
        {note && !isNoting && (
          <p className="mt-2 whitespace-pre-line" dir="auto" lang={languageOf(note)}>
            {note}
          </p>
        )}
        {isNoting && <SavedJobNoteForm job={job} onClose={() => setNoting(false)} />}
        <div className="mt-3 flex flex-wrap gap-2 max-sm:-ml-14">
          <AppliedButton className="btn btn-quiet btn-sm" job={job} />
          {!isNoting && (
            <button
              className="btn btn-ghost btn-sm"
              onClick={() => setNoting(true)}
              ref={isNoting === false ? focusOn : undefined}
              type="button"
            >
              {note ? messages.editNote : messages.addNote}
            </button>
          )}
          <button className="btn btn-ghost btn-sm" onClick={(event) => void remove(event)} type="button">
            {messages.removeSaved}
          </button>
        </div>
      </div>
    </article>
  );
}
