import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { MatchingJob } from "../../contract/skills/matches.ts";
import { CompanySquare } from "../companies/company-square.tsx";
import { factsLineAt } from "../jobs/facts/facts-line.ts";
import { matchingJobsQuery, matchingProjectsQuery } from "../matches/match-queries.ts";
import { MatchList } from "./match-list.tsx";

/** The jobs and projects that fit the reader's skills. */
export function RecommendedPosts() {
  const jobs = useQuery(matchingJobsQuery);
  const projects = useQuery(matchingProjectsQuery);
  // The two lists stand below each other, so they wait for each other to avoid layout shift.
  const isWaiting = jobs.isPending || projects.isPending;
  return (
    <>
      <MatchList
        all={pages.jobs}
        hasBest
        isWaiting={isWaiting}
        pathOf={paths.job}
        query={jobs}
        words={messages.matchingJobs}
      >
        {(job) => ({ picture: <CompanySquare company={job.Company} />, facts: <Facts job={job} /> })}
      </MatchList>
      <MatchList
        all={pages.projects}
        hasBest
        isWaiting={isWaiting}
        pathOf={paths.project}
        query={projects}
        words={messages.matchingProjects}
      />
    </>
  );
}

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
