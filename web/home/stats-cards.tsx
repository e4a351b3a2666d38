import type { ReactNode } from "react";
import * as formats from "#messages/formats.ts";
import * as messages from "#messages/home.ts";
import { statistics } from "#messages/post-kinds.ts";
import { kindAt, type postedPaths, postKinds } from "../../contract/posts.ts";
import type { Stats } from "../../contract/stats.ts";
import { Failure } from "../ui/shell/failure.tsx";

type Card = { words: typeof messages.users; count: keyof Stats; partCount: keyof Stats };

const cards: Card[] = [
  { words: messages.users, count: "users", partCount: "skills" },
  // In the order of their words.
  ...(Object.keys(statistics) as (typeof postedPaths)[number][]).map((path) => ({
    words: statistics[path],
    count: path,
    partCount: postKinds[kindAt(path)].commentCount,
  })),
];

const perRecord = (parts: number, records: number) => formats.ratio(records > 0 ? parts / records : 0);

export function StatsSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="statistics" className="page-width mt-14">
      <h2 className="sr-only" id="statistics">
        {messages.statistics}
      </h2>
      {children}
    </section>
  );
}

type FailedProps = { error: unknown; retry: (() => void) | string };

export const StatsFailed = ({ error, retry }: FailedProps) => (
  <Failure error={error} retry={retry} title={messages.statisticsFailed} />
);

export function StatsCards({ stats }: { stats?: Stats }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map((card) => (
        <StatsCard card={card} key={card.count} stats={stats} />
      ))}
    </ul>
  );
}

/** Keeps its size while the numbers load. */
function StatsCard({ card, stats }: { card: Card; stats?: Stats }) {
  const count = stats?.[card.count];
  const parts = stats?.[card.partCount];
  return (
    <li aria-busy={!stats} className="sheet p-5">
      <h3 className="flex flex-col-reverse tracking-normal">
        <span className="quiet font-normal font-sans text-base">{card.words.title}</span>
        <span className="font-semibold text-3xl leading-tight">
          {count === undefined ? "–" : formats.number(count)}
        </span>
      </h3>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1 border-base-300 border-t pt-3 text-sm">
        <dt className="quiet">{card.words.parts}</dt>
        <dd className="text-end tabular-nums">{parts === undefined ? "–" : formats.number(parts)}</dd>
        <dt className="quiet">{card.words.ratio}</dt>
        <dd className="text-end tabular-nums">
          {count === undefined || parts === undefined ? "–" : perRecord(parts, count)}
        </dd>
      </dl>
    </li>
  );
}
