import { ArrowUpRight } from "lucide-react";
import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { paths } from "../../contract/pages.ts";
import { WorkLifeButton } from "../assistant/work-life-button.tsx";
import { RecordActions } from "../records/record-actions.tsx";
import { MainAction } from "../ui/records/record-layout.tsx";
import { AppliedButton, SaveButton } from "./saved/save-buttons.tsx";

export function JobActions({ job }: { job: Job }) {
  const isOpen = job.status === "open";
  return (
    <RecordActions edit={{ to: paths.editJob(job.id), label: messages.edit }} parent="jobs" record={job}>
      {isOpen && (
        <>
          <MainAction>
            <a className="btn btn-primary" href={job.link} rel="noopener noreferrer nofollow" target="_blank">
              {messages.apply} <ArrowUpRight aria-hidden className="size-4" />
            </a>
            <SaveButton job={job} />
          </MainAction>
          <AppliedButton job={job} />
        </>
      )}
      <WorkLifeButton job={job} />
    </RecordActions>
  );
}
