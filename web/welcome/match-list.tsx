import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { ListExpander } from "../ui/lists/list-expander.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { ListLink } from "./list-link.tsx";
import { MatchCard, type MatchingPost } from "./match-card.tsx";

type Props<Post> = {
  words: { title: string; all: string; failed: string; none: string };
  query: UseQueryResult<Post[]>;
  pathOf: (id: number) => string;
  /** The address of the complete list. */
  all: string;
  /** Whether the first match is shown large, with its full reason. */
  hasBest?: boolean;
  /** The post that is shown above already; the list leaves it out, unless it would be empty. */
  featured?: number;
  /** What a match shows besides title and reason. */
  children?: (post: Post) => { picture?: ReactNode; facts?: ReactNode };
};

export function MatchList<Post extends MatchingPost>(props: Props<Post>) {
  const { words, query, pathOf, all, hasBest = false, featured, children } = props;
  const id = useId();
  const { data: posts = [], error, refetch } = query;
  const others = posts.filter((post) => post.id !== featured);
  const shown = others.length > 0 ? others : posts;

  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="py-2 font-semibold text-xl" id={id}>
          {words.title}
        </h2>
        <ListLink to={all}>{words.all}</ListLink>
      </div>
      <div className="mt-1">
        {!query.data && <Failure error={error} retry={() => void refetch()} title={words.failed} />}
        {query.data?.length === 0 && <p className="quiet">{words.none}</p>}
        {shown.length > 0 && (
          <ListExpander className="matches" itemClassName="match" items={shown}>
            {(post) => (
              <MatchCard isBest={hasBest && post === shown[0]} post={post} to={pathOf(post.id)} {...children?.(post)} />
            )}
          </ListExpander>
        )}
      </div>
    </section>
  );
}
