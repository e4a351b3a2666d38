import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { language } from "#messages/shell.ts";
import { pages } from "../../contract/pages.ts";
import type { HomeContent, SiteSettings } from "../../contract/site.ts";
import AboutPage from "../about/about-page.tsx";
import ImprintPage from "../about/imprint-page.tsx";
import PrivacyPage from "../about/privacy-page.tsx";
import TermsPage from "../about/terms-page.tsx";
import { Community } from "../home/community.tsx";
import { Hero } from "../home/hero.tsx";
import { previewsOf } from "../home/job-preview-data.ts";
import { JobPreviews, Previews } from "../home/job-previews.tsx";
import { StatsCards, StatsFailed, StatsSection } from "../home/stats-cards.tsx";
import { LitWindows } from "../home/window-grid.tsx";
import RulesPage from "../moderation/rules-page.tsx";
import { enlivenHouse } from "../ui/lists/house-script.ts";
import { DocumentHead } from "../ui/shell/document-head.tsx";
import { openingAsChosen } from "../ui/shell/head-script.ts";
import { NotFound } from "../ui/shell/not-found.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Shell } from "../ui/shell/shell.tsx";
import { site } from "../ui/shell/site.ts";
import { themeColors } from "../ui/shell/theme.ts";
import { runPublicPage } from "./page-script.ts";
import styles from "./public-pages.css?inline";

const scriptOf = (address: string) => {
  const parameters = [JSON.stringify(themeColors), ...(address === pages.home ? [enlivenHouse] : [])];
  return `${openingAsChosen("finished")}(${runPublicPage})(${parameters.join(",")});`;
};

/** To be called once, before anything is rendered. */
export const configure = (settings: SiteSettings) => void Object.assign(site, settings);

/** Finished documents by their address. The server renders them; `renderElsewhere` is that of unknown addresses. */
export const finishedPages: Record<string, () => string> = {
  [pages.about]: () => documentOf(pages.about, <AboutPage />),
  [pages.terms]: () => documentOf(pages.terms, <TermsPage />),
  [pages.rules]: () => documentOf(pages.rules, <RulesPage />),
  [pages.privacy]: () => documentOf(pages.privacy, <PrivacyPage />),
  [pages.imprint]: () => documentOf(pages.imprint, <ImprintPage />),
};
export const renderHome = (content: HomeContent) => documentOf(pages.home, <VisitorHome content={content} />);
export const renderElsewhere = () => documentOf("/404", <NotFound />);

/** The router is what the pages' links ask for; nothing navigates here. */
function documentOf(address: string, page: ReactNode): string {
  const element = <PublicDocument script={scriptOf(address)}>{page}</PublicDocument>;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  return `<!DOCTYPE html>${renderToStaticMarkup(<RouterProvider router={router} />)}`;
}

const PublicDocument = ({ script, children }: { script: string; children: ReactNode }) => (
  <html data-theme="dusk" lang={language}>
    <DocumentHead script={script}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </DocumentHead>
    <body>
      <Shell forMembers={null}>{children}</Shell>
    </body>
  </html>
);

/** The home page as a finished document. */
function VisitorHome({ content }: { content: HomeContent }) {
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
