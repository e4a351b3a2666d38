import type { ReactNode } from "react";
import { Link } from "react-router";
import { yours } from "#messages/matches.ts";
import { FitPills } from "../matches/fit-pills.tsx";
import { hadIn, type KnownFit } from "../matches/skill-overlap.ts";
import { WindowPanes } from "../ui/lists/window-panes.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";

export type MatchingPost = KnownFit & { id: number; title: string; createdAt: string };

type Props = { post: MatchingPost; to: string; isBest: boolean; picture?: ReactNode; facts?: ReactNode };

/** A post that fits the reader, and why, as a row; the best one large. */
export function MatchCard({ post, to, isBest, picture, facts }: Props) {
  const had = hadIn(post);
  return (
    <div className={isBest ? "sheet best-match" : "match-row"}>
      {picture}
      <div className="match-words">
        <h3
          className={isBest ? "font-semibold text-2xl leading-tight" : "font-normal font-sans tracking-normal"}
          dir="auto"
        >
          <Link className="card-link" prefetch="intent" to={to}>
            {post.title}
          </Link>
        </h3>
        {facts && <p className={isBest ? "facts quiet mt-1" : "facts meta"}>{facts}</p>}
        {isBest ? (
          <FitPills fit={post} own />
        ) : (
          <p className="own-fit text-[0.8125rem]">
            <WindowPanes light="fit" lit={had.had} of={had.of} />
            {post.seat ? yours.fitsSeat(post.seat.name, had) : yours.had(had)}
          </p>
        )}
      </div>
      <p className="meta flex-none">
        <DateTime brief value={post.createdAt} />
      </p>
    </div>
  );
}
