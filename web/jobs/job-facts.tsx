import { list } from "#messages/formats.ts";
import * as messages from "#messages/job-facts.ts";
import { daysLeft } from "#messages/job-status.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { levelName } from "../languages/language-level.ts";
import { Fact, FactsBar } from "../ui/lists/facts-bar.tsx";
import { daysLeftOf, endOf, isEndAhead } from "./job-end.ts";
import { payAYearOf, payOf } from "./salary-text.ts";

/** The facts that a job states. */
export function JobFacts({ job }: { job: Job }) {
  const { workplace, type, seniority, salary, languages, status, expiresAt } = job;
  const spoken = languages.map(({ code, level }) => messages.spokenAt(messages.language(code), levelName(level)));
  const isOpen = status === "open" && isEndAhead(job);
  if (!workplace && !type && !seniority && !salary && spoken.length === 0 && !isOpen) return null;
  return (
    <FactsBar>
      {workplace && <Fact term={messages.workplace}>{messages.workplaces[workplace]}</Fact>}
      {type && <Fact term={messages.type}>{messages.types[type]}</Fact>}
      {seniority && <Fact term={messages.level}>{messages.seniorities[seniority]}</Fact>}
      {salary && (
        <Fact note={payAYearOf(salary)} term={messages.salary}>
          {payOf(salary)}
        </Fact>
      )}
      {spoken.length > 0 && <Fact term={messages.spoken}>{list(spoken)}</Fact>}
      {isOpen && (
        <Fact needsTerm note={daysLeft(daysLeftOf(expiresAt))} term={messages.listedUntil}>
          <time dateTime={expiresAt}>{endOf({ expiresAt })}</time>
        </Fact>
      )}
    </FactsBar>
  );
}
