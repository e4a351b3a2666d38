import type { ReactNode } from "react";
import { Link } from "react-router";
import { excerptMax } from "../../contract/interface/lists.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import type { ListedPost } from "../ui/lists/cut-posts.ts";
import { excerpt } from "../ui/lists/excerpt.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { onIntent } from "../ui/lists/on-intent.ts";

type Props = {
  /** Of the company or person; decoration. */
  picture: ReactNode;
  /** The card's own, where it says more than the post's title. */
  title?: string;
  subtitle: ReactNode;
  post: ListedPost<{ id: number; title: string; description: string }>;
  /** The way to the post's page, in words that name it too, and what loads it. */
  more: { label: string; about: string; to: string; state?: unknown; load: () => unknown };
  /** Beside it. */
  children?: ReactNode;
};

/** A post in a list, which opens to how it begins. */
export function PostCard({ picture, title, subtitle, post, more, children }: Props) {
  return (
    <ListCard picture={picture} subtitle={subtitle} title={title ?? post.title}>
      <p dir="auto" lang={languageOf(post.description)}>
        {excerpt(post.description, excerptMax, post.isCut)}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {children}
        <Link
          aria-label={more.about}
          className="btn btn-ghost btn-sm ml-auto"
          prefetch="intent"
          state={more.state}
          to={more.to}
          {...onIntent(more.load)}
        >
          {more.label}
        </Link>
      </div>
    </ListCard>
  );
}
