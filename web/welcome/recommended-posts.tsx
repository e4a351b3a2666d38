import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import { matchingJobsQuery, matchingProjectsQuery } from "../matches/match-queries.ts";
import { jobParts } from "./job-parts.tsx";
import { MatchList } from "./match-list.tsx";

type Props = {
  /** Which list's best is shown in the hero instead of large here. */
  featured?: "job" | "project";
  isWaiting: boolean;
};

/** The jobs and projects that fit the reader's skills. */
export function RecommendedPosts({ featured, isWaiting }: Props) {
  const jobs = useQuery(matchingJobsQuery);
  const projects = useQuery(matchingProjectsQuery);
  return (
    <>
      <MatchList
        all={pages.jobs}
        hasBest={featured !== "job"}
        isWaiting={isWaiting}
        pathOf={paths.job}
        query={jobs}
        words={messages.matchingJobs}
      >
        {jobParts}
      </MatchList>
      <MatchList
        all={pages.projects}
        hasBest={featured !== "project"}
        isWaiting={isWaiting}
        pathOf={paths.project}
        query={projects}
        words={messages.matchingProjects}
      />
    </>
  );
}
