import { pages } from "../../contract/pages.ts";
import type { HomeContent } from "../../contract/site.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Community } from "./community.tsx";
import { Hero } from "./hero.tsx";
import { previewsOf } from "./job-preview-data.ts";
import { JobPreviews, Previews } from "./job-previews.tsx";
import { StatsCards, StatsFailed, StatsSection } from "./stats-cards.tsx";
import { LitWindows } from "./window-grid.tsx";

/** The home page as a finished document. */
export function VisitorHome({ content }: { content: HomeContent }) {
  const { activity, jobs, stats, companies, cohorts } = content;
  return (
    <>
      <PageTitle />
      <Hero isMember={false}>
        <LitWindows events={activity ?? []} />
      </Hero>
      <Community cohorts={cohorts} companies={companies} />
      <JobPreviews>
        <Previews isMember={false} jobs={jobs ? previewsOf(jobs) : []} />
      </JobPreviews>
      <StatsSection>
        {stats ? <StatsCards stats={stats} /> : <StatsFailed error={null} retry={pages.home} />}
      </StatsSection>
    </>
  );
}
