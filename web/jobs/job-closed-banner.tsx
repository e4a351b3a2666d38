import * as messages from "#messages/job-status.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { endOf } from "./job-end.ts";

/** Above the title of a job that no longer takes applications. */
export function JobClosedBanner({ job }: { job: Job }) {
  if (job.status === "open") return null;
  return (
    <p className="sheet mb-6 px-4 py-3 font-semibold" role="note">
      {job.status === "withdrawn" && messages.withdrawn}
      {job.status === "expired" && (
        <MessageSentence>{messages.leftOn(<time dateTime={job.expiresAt}>{endOf(job)}</time>)}</MessageSentence>
      )}
      {job.status === "filled" && job.filledAt && (
        <MessageSentence>{messages.filledOn(<DateTime brief value={job.filledAt} />)}</MessageSentence>
      )}
    </p>
  );
}
