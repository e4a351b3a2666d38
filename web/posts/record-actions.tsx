import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PostPath } from "../../contract/posts.ts";
import { mayEdit } from "../../contract/rights.ts";
import { useUser } from "../api/session.ts";
import { ReportButton } from "../moderation/report-button.tsx";
import { WatchButton } from "../notifications/watch-button.tsx";
import { MainAction } from "../ui/lists/record-layout.tsx";
import { NavMoreMenu } from "../ui/shell/nav-more-menu.tsx";

type Props = {
  record: { id: number; ownerId: number | null };
  /** Together with `id`, the record that can be watched. */
  parent: PostPath;
  /** The link to its form, for those who may edit it; the owner's main action. */
  edit: { to: string; label: string };
  /** The main action of everyone but the owner. */
  main?: ReactNode;
  /** Further actions, the most important first. */
  children?: ReactNode;
};

export function RecordActions({ record, parent, edit, main, children }: Props) {
  const user = useUser();
  const isOwn = user !== null && user.id === record.ownerId;
  return (
    <div className="rail-actions">
      {isOwn ? (
        <MainAction>
          <Link className="btn btn-primary" prefetch="intent" to={edit.to}>
            {edit.label}
          </Link>
        </MainAction>
      ) : (
        main && <MainAction>{main}</MainAction>
      )}
      {children}
      {!isOwn && mayEdit(user, record) && (
        <Link className="btn btn-quiet" prefetch="intent" to={edit.to}>
          {edit.label}
        </Link>
      )}
      <NavMoreMenu>
        <WatchButton id={record.id} parent={parent} />
        <ReportButton className="menu-item w-full" ownerId={record.ownerId} thing={{ parent, id: record.id }} />
      </NavMoreMenu>
    </div>
  );
}
