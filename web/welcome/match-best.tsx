import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import type { MatchingJob, MatchingProject } from "../../contract/matches.ts";
import { paths } from "../../contract/pages.ts";
import { matchingJobsQuery, matchingProjectsQuery } from "../matches/match-queries.ts";
import { jobParts } from "./job-parts.tsx";
import { MatchCard } from "./match-card.tsx";

export type Best = { kind: "job"; post: MatchingJob } | { kind: "project"; post: MatchingProject };

/** Of all jobs and projects the one that fits the reader best. */
export function useBestFit(): Best | undefined {
  const { data: jobs } = useQuery(matchingJobsQuery);
  const { data: projects } = useQuery(matchingProjectsQuery);
  return bestOf(jobs?.[0], projects?.[0]);
}

function bestOf(job: MatchingJob | undefined, project: MatchingProject | undefined): Best | undefined {
  if (job && job.score >= (project?.score ?? 0)) return { kind: "job", post: job };
  return project && { kind: "project", post: project };
}

export function BestMatch({ best }: { best: Best }) {
  const parts = best.kind === "job" ? jobParts(best.post) : {};
  return (
    <div className="mt-4">
      <p className="meta">{messages.bestFit[best.kind]}</p>
      <div className="match">
        <MatchCard isBest post={best.post} to={paths[best.kind](best.post.id)} {...parts} />
      </div>
    </div>
  );
}
