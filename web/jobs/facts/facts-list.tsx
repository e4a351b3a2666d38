import type { ReactNode } from "react";
import { list } from "#messages/formats.ts";
import * as messages from "#messages/job-facts.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import { levelName } from "../../languages/level-name.ts";
import { endOf } from "../listing/days-left.ts";
import { payAYearOf, payOf } from "./pay.ts";

/** What is known of a job, as terms. */
export function FactsList({ job }: { job: Job }) {
  const { workplace, type, seniority, salary, languages, status, expiresAt } = job;
  const spoken = languages.map(({ code, level }) => messages.spokenAt(messages.language(code), levelName(level)));
  const aYear = salary && payAYearOf(salary);
  return (
    <section aria-labelledby="job-facts" className="mt-8">
      <h2 className="font-semibold text-xl" id="job-facts">
        {messages.title}
      </h2>
      <dl className="facts-list mt-3">
        {workplace && <Fact term={messages.workplace}>{messages.workplaces[workplace]}</Fact>}
        {type && <Fact term={messages.type}>{messages.types[type]}</Fact>}
        {seniority && <Fact term={messages.level}>{messages.seniorities[seniority]}</Fact>}
        {salary && (
          <Fact term={messages.salary}>
            {payOf(salary)}
            {aYear && <span className="quiet block text-sm">{aYear}</span>}
          </Fact>
        )}
        {spoken.length > 0 && <Fact term={messages.spoken}>{list(spoken)}</Fact>}
        {status === "open" && (
          <Fact term={messages.listedUntil}>
            <time dateTime={expiresAt}>{endOf({ expiresAt })}</time>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
