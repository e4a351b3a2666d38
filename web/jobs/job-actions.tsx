import { ArrowUpRight } from "lucide-react";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { paths } from "../../contract/pages.ts";
import { useUser } from "../api/session.ts";
import { RecordActions } from "../posts/record-actions.tsx";
import { AppliedButton, SaveButton } from "./saved-job-buttons.tsx";

export function JobActions({ job }: { job: Job }) {
  const isOwn = useUser()?.id === job.ownerId;
  const isOpen = job.status === "open";
  return (
    <RecordActions
      edit={{ to: paths.editJob(job.id), label: messages.edit }}
      main={isOpen && <ApplyLink className="btn btn-primary" job={job} />}
      parent="jobs"
      record={job}
    >
      {isOpen && isOwn && <ApplyLink className="btn btn-quiet" job={job} />}
      {isOpen && !isOwn && (
        <div className="action-row">
          <SaveButton job={job} />
          <AppliedButton job={job} />
        </div>
      )}
    </RecordActions>
  );
}

const ApplyLink = ({ job, className }: { job: Job; className: string }) => (
  <a className={className} href={job.link} rel="noopener noreferrer nofollow" target="_blank">
    {messages.apply} <ArrowUpRight aria-hidden className="size-4" />
  </a>
);
