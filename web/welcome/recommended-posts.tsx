import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { MatchingJob } from "../../contract/skills/matches.ts";
import { CompanySquare } from "../companies/company-square.tsx";
import { matchingJobsQuery, matchingProjectsQuery } from "../matches/match-queries.ts";
import { MatchList } from "./match-list.tsx";

/** What fits the reader's skills, side by side. */
export function RecommendedPosts() {
  const jobs = useQuery(matchingJobsQuery);
  const projects = useQuery(matchingProjectsQuery);
  // Below each other, the first to come would push the second around.
  const isWaiting = jobs.isPending || projects.isPending;
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-2" key={isWaiting ? "waiting" : "here"}>
      <MatchList all={pages.jobs} isWaiting={isWaiting} pathOf={paths.job} query={jobs} words={messages.matchingJobs}>
        {(job) => ({ picture: <CompanySquare company={job.Company} />, facts: <Place job={job} /> })}
      </MatchList>
      <MatchList
        all={pages.projects}
        isWaiting={isWaiting}
        pathOf={paths.project}
        query={projects}
        words={messages.matchingProjects}
      />
    </div>
  );
}

function Place({ job: { Company, location } }: { job: MatchingJob }) {
  return (
    <>
      <bdi className="fact">{Company?.name ?? messages.noCompany}</bdi>
      <bdi className="fact">{location ?? messages.noLocation}</bdi>
    </>
  );
}
