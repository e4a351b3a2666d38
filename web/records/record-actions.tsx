import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PostPath } from "../../contract/posts.ts";
import { mayEdit } from "../../contract/rights.ts";
import { useUser } from "../api/session.ts";
import { ReportButton } from "../moderation/reports/report-button.tsx";
import { NotifyMe } from "../notifications/watches/notify-me.tsx";

type Props = {
  record: { id: number; ownerId: number | null };
  /** Together with `id`, the record that can be watched. */
  parent: PostPath;
  /** The link to its form, for those who may edit it. */
  edit: { to: string; label: string };
  /** Further actions, the most important first. */
  children?: ReactNode;
};

export function RecordActions({ record, parent, edit, children }: Props) {
  const isEditor = mayEdit(useUser(), record);
  return (
    <div className="rail-actions">
      {children}
      {isEditor && (
        <Link className="btn btn-quiet" prefetch="intent" to={edit.to}>
          {edit.label}
        </Link>
      )}
      <NotifyMe id={record.id} parent={parent} />
      <ReportButton className="btn btn-ghost" ownerId={record.ownerId} thing={{ parent, id: record.id }} />
    </div>
  );
}
