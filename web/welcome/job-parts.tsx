import type { MatchingJob } from "../../contract/matches.ts";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { factsLineAt } from "../jobs/job-facts-line.ts";

/** What a matching job shows besides title and fit. */
export const jobParts = (job: MatchingJob) => ({
  picture: <CompanyLogo company={job.Company} />,
  facts: <Facts job={job} />,
});

function Facts({ job }: { job: MatchingJob }) {
  const line = factsLineAt(job);
  return (
    <>
      {job.Company && <bdi className="fact">{job.Company.name}</bdi>}
      {job.location && <bdi className="fact">{job.location}</bdi>}
      {line && <span className="fact">{line}</span>}
    </>
  );
}
