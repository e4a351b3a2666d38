import { useId } from "react";
import type { DatedTitle } from "../../contract/interface/fields.ts";
import type { PageName } from "../sitemap.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";

type Props = { title: string; page: PageName; posts: DatedTitle[]; whenEmpty?: string };

/** What a member posted or answered, as rows with dates. */
export function ProfilePosts({ title, page, posts, whenEmpty }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="font-semibold text-lg" id={id}>
        {title}
      </h2>
      {posts.length === 0 && <p className="quiet mt-2">{whenEmpty}</p>}
      {posts.length > 0 && (
        <ul className="mt-1 divide-y divide-base-300">
          {posts.map((post) => (
            <li className="relative flex min-h-12 items-center justify-between gap-4 py-2" key={post.id}>
              <PageLink className="card-link min-w-0 hover:underline" id={post.id} page={page}>
                <bdi>{post.title}</bdi>
              </PageLink>
              <span className="meta flex-none">
                <DateTime brief value={post.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
