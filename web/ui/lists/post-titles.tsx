import { useId } from "react";
import { Link } from "react-router";
import type { PostTitle } from "../../../contract/interface/fields.ts";
import { PageLink } from "../shell/page-link.tsx";

type Props = {
  title: string;
  page: "job" | "project";
  posts: PostTitle[];
  whenEmpty: string;
  /** The link to the rest of the list. */
  more?: { to: string; label: string };
  className?: string;
};

/** The server sends this many posts of a record, the newest. */
const shownAtMost = 20;

export function PostTitles({ title, page, posts, whenEmpty, more, className }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 className="font-semibold text-xl" id={id}>
        {title}
      </h2>
      {posts.length === 0 && <p className="quiet mt-1 flex min-h-11 items-center">{whenEmpty}</p>}
      {posts.length > 0 && (
        <ul className="mt-1">
          {posts.map((post) => (
            <li key={post.id}>
              <PageLink className="text-link inline-flex min-h-11 items-center" id={post.id} page={page}>
                <bdi>{post.title}</bdi>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {more && posts.length >= shownAtMost && (
        <Link className="quiet-link inline-flex min-h-11 items-center text-sm" to={more.to}>
          {more.label}
        </Link>
      )}
    </section>
  );
}
