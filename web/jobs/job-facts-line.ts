import * as messages from "#messages/job-facts.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { payOf } from "./salary-text.ts";

type Facts = Pick<Job, "workplace" | "type" | "salary">;

/** The stated facts by which a job is chosen. */
export const knownFacts = ({ workplace, type, salary }: Facts): string[] =>
  [workplace && messages.workplaces[workplace], type && messages.types[type], salary && payOf(salary)].filter(
    (fact) => fact !== null,
  );

export const factsLine = (job: Facts): string => knownFacts(job).join(" · ");

/** The facts in one line beside the location, without the workplace if the location names it ("Remote in Canada"). */
export function factsLineAt({ location, workplace, ...job }: Facts & Pick<Job, "location">): string {
  const isSaid = workplace && location?.toLowerCase().includes(messages.workplaces[workplace].toLowerCase());
  return factsLine({ ...job, workplace: isSaid ? null : workplace });
}
