import { yours } from "#messages/matches.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { hadOf } from "../matches/had.ts";
import { useFittingSkills } from "../matches/own-skills.ts";

/** How a job fits the reader, in a sentence. */
export function OwnFit({ job }: { job: Job }) {
  const had = hadOf(job, useFittingSkills(job));
  if (had.had === 0) return null;
  return <p className="mt-4 text-accent">{yours.had(had)}</p>;
}
