import * as messages from "#messages/jobs.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { FitPanes } from "../matches/fit-panes.tsx";
import { useFittingSkills } from "../matches/fitting-skills.ts";
import { skillOverlap } from "../matches/skill-overlap.ts";
import { RecordRow, RecordRows } from "../ui/lists/record-rows.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { knownFacts } from "./job-facts-line.ts";

type Props = Omit<Parameters<typeof RecordRows>[0], "children"> & {
  jobs: Job[];
  /** Whether the page is their company's, so that no row names it. */
  isOfCompany?: boolean;
};

/** Jobs on another record's page, each with how it fits the reader. */
export function JobRows({ jobs, isOfCompany = false, ...section }: Props) {
  return (
    <RecordRows {...section}>
      {jobs.map((job) => (
        <JobRow isOfCompany={isOfCompany} job={job} key={job.id} />
      ))}
    </RecordRows>
  );
}

function JobRow({ job, isOfCompany }: { job: Job; isOfCompany: boolean }) {
  const company = isOfCompany ? [] : [job.Company?.name ?? messages.noCompany];
  return (
    <RecordRow
      facts={[...company, ...knownFacts(job)]}
      id={job.id}
      meta={
        <>
          <FitPanes had={skillOverlap(job, useFittingSkills(job))} />
          <span className="quiet">{timeAgo(job.createdAt)}</span>
        </>
      }
      page="job"
      picture={isOfCompany ? null : <CompanyLogo company={job.Company} />}
      title={job.location ? messages.titleAt(job.title, job.location) : job.title}
    />
  );
}
