import * as messages from "#messages/job-status.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { endOf } from "./days-left.ts";

/** Above the title of a job that no longer takes applications. */
export function NotOpenBanner({ job }: { job: Job }) {
  if (job.status === "open") return null;
  return (
    <p className="sheet mb-6 px-4 py-3 font-semibold" role="note">
      {job.status === "withdrawn" && messages.withdrawn}
      {job.status === "expired" && (
        <Sentence>{messages.leftOn(<time dateTime={job.expiresAt}>{endOf(job)}</time>)}</Sentence>
      )}
      {job.status === "filled" && job.filledAt && (
        <Sentence>{messages.filledOn(<DateTime brief value={job.filledAt} />)}</Sentence>
      )}
    </p>
  );
}
