import * as messages from "#messages/job-facts.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import { payOf } from "./pay.ts";

type Facts = Pick<Job, "workplace" | "type" | "salary">;

/** What is known of it that one chooses by. */
export const knownFacts = ({ workplace, type, salary }: Facts): string[] =>
  [workplace && messages.workplaces[workplace], type && messages.types[type], salary && payOf(salary)].filter(
    (fact) => fact !== null,
  );

/** The same in one line. */
export const factsLine = (job: Facts): string => knownFacts(job).join(" · ");

/** The same beside the place, which says the workplace itself where it is "Remote in Canada". */
export function factsLineAt({ location, workplace, ...job }: Facts & Pick<Job, "location">): string {
  const isSaid = workplace && location?.toLowerCase().includes(messages.workplaces[workplace].toLowerCase());
  return factsLine({ ...job, workplace: isSaid ? null : workplace });
}
