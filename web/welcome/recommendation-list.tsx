import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import { matchingJobsQuery, matchingProjectsQuery } from "../matches/match-queries.ts";
import { jobParts } from "./job-parts.tsx";
import type { Best } from "./match-best.tsx";
import { MatchList } from "./match-list.tsx";

/** The jobs and projects that fit the reader's skills; what is featured stands large above them. */
export function RecommendationList({ featured }: { featured?: Best }) {
  const jobs = useQuery(matchingJobsQuery);
  const projects = useQuery(matchingProjectsQuery);
  return (
    <>
      <MatchList
        all={pages.jobs}
        featured={featured?.kind === "job" ? featured.post.id : undefined}
        hasBest={featured?.kind !== "job"}
        pathOf={paths.job}
        query={jobs}
        words={messages.matchingJobs}
      >
        {jobParts}
      </MatchList>
      <MatchList
        all={pages.projects}
        featured={featured?.kind === "project" ? featured.post.id : undefined}
        hasBest={featured?.kind !== "project"}
        pathOf={paths.project}
        query={projects}
        words={messages.matchingProjects}
      />
    </>
  );
}
