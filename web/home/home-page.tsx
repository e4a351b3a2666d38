import { type ReactNode, Suspense, use } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { patience } from "../api/patience.ts";
import { Caption } from "../ui/lists/house-lights.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Hero } from "./hero.tsx";
import { type Loaded, loadHome } from "./home-data.ts";
import { JobPreviews, PreviewSkeleton, Previews } from "./job-previews.tsx";
import { StatsCards, StatsFailed, StatsSection } from "./stats-cards.tsx";
import { LitWindows } from "./window-grid.tsx";

export async function clientLoader() {
  const data = loadHome();
  await patience([data.activity, data.jobs, data.stats]);
  return data;
}

/** The home page within the application; visitors who open it get a finished document (`web/public-pages`). */
export default function HomePage() {
  const { isMember, activity, jobs, stats } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageTitle />
      <Hero isMember={isMember}>
        <Part loaded={activity} waiting={<Caption />}>
          {(loaded) => <LitWindows events={"value" in loaded ? loaded.value : []} />}
        </Part>
      </Hero>
      <JobPreviews>
        <Part loaded={jobs} waiting={<PreviewSkeleton />}>
          {(loaded) => <Previews isMember={isMember} jobs={"value" in loaded ? loaded.value : []} />}
        </Part>
      </JobPreviews>
      <StatsSection>
        <Part loaded={stats} waiting={<StatsCards />}>
          {(loaded) =>
            "value" in loaded ? (
              <StatsCards stats={loaded.value} />
            ) : (
              <StatsFailed error={loaded.error} retry={() => void revalidate()} />
            )
          }
        </Part>
      </StatsSection>
    </>
  );
}

type PartProps<Value> = {
  loaded: Promise<Loaded<Value>>;
  waiting: ReactNode;
  children: (loaded: Loaded<Value>) => ReactNode;
};

function Part<Value>({ waiting, ...part }: PartProps<Value>) {
  return (
    <Suspense fallback={waiting}>
      <Arrived {...part} />
    </Suspense>
  );
}

const Arrived = <Value,>({ loaded, children }: Omit<PartProps<Value>, "waiting">) => children(use(loaded));
