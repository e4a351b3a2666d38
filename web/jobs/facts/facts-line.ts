import * as messages from "#messages/job-facts.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import { payOf } from "./pay.ts";

/** What is known of it that one chooses by, in one line. */
export function factsLine({ workplace, type, salary }: Pick<Job, "workplace" | "type" | "salary">): string {
  const known = [workplace && messages.workplaces[workplace], type && messages.types[type], salary && payOf(salary)];
  return known.filter(Boolean).join(" · ");
}
