import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PostPath } from "../../contract/posts.ts";
import { mayEdit } from "../../contract/rights.ts";
import { useUser } from "../api/session.ts";
import { ReportButton } from "../moderation/reports/report-button.tsx";
import { NotifyMe } from "../notifications/watches/notify-me.tsx";

type Props = {
  post: { id: number; title: string; ownerId: number | null };
  picture: ReactNode;
  /** What stands below the title. */
  facts: ReactNode;
  /** Where the post is edited, for those who may. */
  edit: { to: string; label: string };
  /** Where it is, for who wants to be told of it. */
  parent: PostPath;
  /** What else can be done with it, the most important first. */
  children?: ReactNode;
};

export function PostHeader({ post, parent, picture, facts, edit, children }: Props) {
  const isEditor = mayEdit(useUser(), post);
  return (
    <>
      <div className="flex items-start gap-4">
        {picture}
        <div className="min-w-0">
          <h1 className="page-heading" dir="auto">
            {post.title}
          </h1>
          {facts}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-2.5">
        {children}
        {isEditor && (
          <Link className={children ? "btn btn-ghost" : "btn btn-quiet"} prefetch="intent" to={edit.to}>
            {edit.label}
          </Link>
        )}
        <NotifyMe id={post.id} parent={parent} />
        <ReportButton className="btn btn-ghost" ownerId={post.ownerId} thing={{ parent, id: post.id }} />
      </div>
    </>
  );
}
