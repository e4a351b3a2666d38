import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/wanted-skills.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading, viewportHeight } from "../ui/shell/loading.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { wantedSkillsQuery } from "./outcome-queries.ts";
import { SkillViews } from "./skill-views.tsx";
import { WantedSkillLine } from "./wanted-skill-line.tsx";

/** The second view of /skills: what jobs asked for in the last closed quarter, beside how many members have it. */
export function WantedSkills() {
  return (
    <div className={`page-width py-6 md:py-8 ${viewportHeight}`}>
      <PageTitle>{messages.title}</PageTitle>
      <h1 className="page-heading flex min-h-11 items-center max-sm:text-2xl">{messages.title}</h1>
      <SkillViews isWanted />
      <div className="mt-4">
        <Comparison />
      </div>
    </div>
  );
}

function Comparison() {
  const { data, error, refetch } = useQuery(wantedSkillsQuery);
  if (!data && error) return <Failure error={error} retry={() => void refetch()} title={messages.failed} />;
  if (!data) {
    return (
      <Loading>
        <div className="bone h-96" />
      </Loading>
    );
  }
  const most = Math.max(...data.results.map(({ jobs, members }) => Math.max(jobs, members)), 1);
  return (
    <>
      <p className="quiet">{messages.about(data.quarter)}</p>
      <WantedSkillLine />
      {data.results.length === 0 && <p className="mt-6">{messages.none}</p>}
      <ul className="mt-5 grid gap-x-10 sm:grid-cols-2">
        {data.results.map(({ id, name, jobs, members }) => (
          <li className="border-base-300 border-t py-2" key={id}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <PageLink className="text-link inline-flex min-h-11 items-center" id={id} page="skill">
                <bdi>{name}</bdi>
              </PageLink>
              <span className="text-sm tabular-nums">{messages.comparison(jobs, members)}</span>
            </div>
            <span aria-hidden className="grid gap-0.5">
              <span className="h-1.5 rounded-full bg-primary" style={{ width: `${(100 * jobs) / most}%` }} />
              <span className="h-1.5 rounded-full bg-base-300" style={{ width: `${(100 * members) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
