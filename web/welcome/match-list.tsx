import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Link } from "react-router";
import { FitPills } from "../matches/fit-pills.tsx";
import { FirstFew } from "../ui/lists/first-few.tsx";
import { Failed } from "../ui/states/failed.tsx";
import { Loading } from "../ui/states/loading.tsx";

type Match = ComponentProps<typeof FitPills>["fit"] & { id: number; title: string };

type Props<Post> = {
  words: { title: string; all: string; failed: string; none: string };
  query: UseQueryResult<Post[]>;
  /** For its own posts, or for those beside it. */
  isWaiting: boolean;
  pathOf: (id: number) => string;
  /** Where the others are. */
  all: string;
  /** What a match shows besides its title and its reason. */
  children?: (post: Post) => { picture?: ReactNode; facts: ReactNode };
};

export function MatchList<Post extends Match>(props: Props<Post>) {
  const { words, query, isWaiting, pathOf, all, children } = props;
  const id = useId();
  const { error, refetch } = query;
  const posts = isWaiting ? undefined : query.data;

  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold text-2xl" id={id}>
          {words.title}
        </h2>
        <Link
          className="inline-flex min-h-11 items-center gap-1.5 text-primary hover:underline"
          prefetch="intent"
          to={all}
        >
          {words.all} <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <div className="mt-3">
        {isWaiting && <MatchSkeleton />}
        {!isWaiting && !posts && error && <Failed error={error} retry={() => void refetch()} title={words.failed} />}
        {posts?.length === 0 && <p className="quiet">{words.none}</p>}
        {posts && posts.length > 0 && (
          <FirstFew className="grid gap-3" itemClassName="sheet relative flex gap-4 p-4" items={posts}>
            {(post) => <MatchingPost post={post} to={pathOf(post.id)} {...children?.(post)} />}
          </FirstFew>
        )}
      </div>
    </section>
  );
}

type MatchProps = { post: Match; to: string; picture?: ReactNode; facts?: ReactNode };

function MatchingPost({ post, to, picture, facts }: MatchProps) {
  return (
    <>
      {picture}
      <div className="min-w-0">
        <h3 className="font-semibold text-lg leading-snug" dir="auto">
          <Link className="card-link" prefetch="intent" to={to}>
            {post.title}
          </Link>
        </h3>
        {facts && <p className="facts quiet text-sm">{facts}</p>}
        <FitPills fit={post} own />
      </div>
    </>
  );
}

function MatchSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3">
        {["a", "b", "c", "d", "e"].map((card) => (
          <div className="sheet h-33 space-y-3 p-4" key={card}>
            <div className="bone h-5 w-2/3" />
            <div className="bone h-4 w-1/4" />
            <div className="bone h-6 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
