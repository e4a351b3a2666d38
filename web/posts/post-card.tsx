import type { ReactNode } from "react";
import { Link } from "react-router";
import { onlyYou } from "#messages/moderation-notices.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import type { ListedPost } from "../ui/lists/excerpts.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { onIntent } from "../ui/lists/prefetch.ts";

type Props = {
  /** The picture of the company or person; decorative. */
  picture: ReactNode;
  /** Replaces the post's title on the card. */
  title?: string;
  subtitle: ReactNode;
  /** At the right of the closed card. */
  meta?: ReactNode;
  /** Has a `notice` if it is hidden from others. */
  post: ListedPost<{ id: number; title: string; description: string; notice?: object }>;
  /** The link to the post's page, with an accessible name, and its preloading. */
  more: { label: string; about: string; to: string; state?: unknown; load: () => unknown };
  /** Before the link. */
  action?: ReactNode;
  /** At the start of the row of links. */
  children?: ReactNode;
};

/** A post in a list; opened, it shows the beginning of its description. */
export function PostCard({ picture, title, subtitle, meta, post, more, action, children }: Props) {
  return (
    <ListCard
      meta={meta}
      picture={picture}
      subtitle={
        <>
          {subtitle}
          {post.notice && <span className="block font-semibold">{onlyYou}</span>}
        </>
      }
      title={title ?? post.title}
    >
      <p dir="auto" lang={languageOf(post.description)}>
        {post.excerpt}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {children}
        <div className="ml-auto flex flex-wrap">
          {action}
          <Link
            aria-label={more.about}
            className="btn btn-ghost btn-sm"
            prefetch="intent"
            state={more.state}
            to={more.to}
            {...onIntent(more.load)}
          >
            {more.label}
          </Link>
        </div>
      </div>
    </ListCard>
  );
}
