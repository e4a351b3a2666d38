import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { FirstFew } from "../ui/lists/first-few.tsx";
import { Failed } from "../ui/states/failed.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { Match, type MatchingPost } from "./match.tsx";
import { QuietLink } from "./quiet-link.tsx";

type Props<Post> = {
  words: { title: string; all: string; failed: string; none: string };
  query: UseQueryResult<Post[]>;
  /** Whether its own posts, or those beside it, are still loading. */
  isWaiting: boolean;
  pathOf: (id: number) => string;
  /** The address of the complete list. */
  all: string;
  /** Whether the first match is shown large, with its full reason. */
  hasBest?: boolean;
  /** What a match shows besides title and reason. */
  children?: (post: Post) => { picture?: ReactNode; facts?: ReactNode };
};

export function MatchList<Post extends MatchingPost>(props: Props<Post>) {
  const { words, query, isWaiting, pathOf, all, hasBest = false, children } = props;
  const id = useId();
  const { error, refetch } = query;
  const posts = isWaiting ? undefined : query.data;

  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="py-2 font-semibold text-xl" id={id}>
          {words.title}
        </h2>
        <QuietLink to={all}>{words.all}</QuietLink>
      </div>
      <div className="mt-1">
        {isWaiting && <MatchSkeleton />}
        {!isWaiting && !posts && error && <Failed error={error} retry={() => void refetch()} title={words.failed} />}
        {posts?.length === 0 && <p className="quiet">{words.none}</p>}
        {posts && posts.length > 0 && (
          <FirstFew className="matches" itemClassName="match" items={posts}>
            {(post) => (
              <Match isBest={hasBest && post === posts[0]} post={post} to={pathOf(post.id)} {...children?.(post)} />
            )}
          </FirstFew>
        )}
      </div>
    </section>
  );
}

function MatchSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3">
        {["a", "b", "c", "d", "e"].map((row) => (
          <div className="h-18 space-y-3 py-3" key={row}>
            <div className="bone h-5 w-2/3" />
            <div className="bone h-4 w-1/3" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
