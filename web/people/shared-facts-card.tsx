import type { ReactNode } from "react";
import * as messages from "#messages/people.ts";
import { PageLink } from "../ui/shell/page-link.tsx";
import type { Shared } from "./shared-facts.ts";

type Props = { shared: Shared; skillCount: number };

/** The skills, cohorts and companies that the reader has in common with a member. */
export function SharedFactsCard({ shared: { skills, cohorts, companies }, skillCount }: Props) {
  if (skills.length + cohorts.length + companies.length === 0) return null;
  return (
    <section aria-labelledby="what-you-share" className="sheet p-5">
      <h2 className="font-semibold text-lg" id="what-you-share">
        {messages.whatYouShare}
      </h2>
      <dl className="shared-facts">
        {skills.length > 0 && (
          <Row term={messages.skillsShared(skills.length, skillCount)}>
            <span className="flex flex-wrap gap-1.5">
              {skills.map(({ id, name }) => (
                <PageLink className="skill has hover:border-current" id={id} key={id} page="skill">
                  {name}
                </PageLink>
              ))}
            </span>
          </Row>
        )}
        {cohorts.length > 0 && (
          <Row term={messages.cohort}>
            {cohorts.map(({ id, name }) => (
              <PageLink className="tall text-link mr-4" id={id} key={id} page="cohort">
                {name}
              </PageLink>
            ))}
          </Row>
        )}
        {companies.length > 0 && (
          <Row term={messages.company}>
            {companies.map(({ id, name }) => (
              <PageLink className="tall text-link mr-4" id={id} key={id} page="company">
                <bdi>{name}</bdi>
              </PageLink>
            ))}
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="quiet text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
