import * as messages from "#messages/home.ts";
import type { HomeContent } from "../../contract/site.ts";

type Props = Pick<HomeContent, "companies" | "cohorts">;

/** Logos of companies and names of cohorts; nothing if the board has none. */
export function Community({ companies, cohorts }: Props) {
  if (companies.length + cohorts.length === 0) return null;
  return (
    <div className="page-width grid gap-x-12 gap-y-8 pb-10 md:grid-flow-col md:justify-start">
      {companies.length > 0 && (
        <section aria-labelledby="companies">
          <h2 className="quiet text-sm tracking-normal" id="companies">
            {messages.companiesHere}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2.5">
            {companies.map(({ name, logo }) => (
              <li className="square size-12" key={logo} title={name}>
                <img alt={name} decoding="async" height={48} loading="lazy" src={logo} width={48} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {cohorts.length > 0 && (
        <section aria-labelledby="cohorts">
          <h2 className="quiet text-sm tracking-normal" id="cohorts">
            {messages.cohortsHere}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {cohorts.map(({ name }) => (
              <li className="rounded-full border border-base-300 px-3 py-1 text-sm" dir="auto" key={name}>
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
