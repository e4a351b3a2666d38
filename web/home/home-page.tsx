import { useLoaderData } from "react-router";
import { patience } from "../api/patience.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Hero } from "./hero.tsx";
import { type HomeData, loadHome } from "./home-data.ts";
import { JobPreviews } from "./job-previews.tsx";
import { StatsCards } from "./stats-cards.tsx";

/** Runs at prerendering; the data are loaded later, in the browser. */
export const loader = (): HomeData | null => null;

export async function clientLoader(): Promise<HomeData | null> {
  const data = loadHome();
  await patience([data.activity, data.jobs, data.stats]);
  return data;
}
clientLoader.hydrate = true as const;

export default function HomePage() {
  const data = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageTitle />
      <Hero activity={data?.activity} />
      <JobPreviews data={data} />
      <StatsCards stats={data?.stats} />
    </>
  );
}
