import { Suspense, useState } from "react";
import * as messages from "#messages/reports.ts";
import type { ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import { useUser } from "../api/session.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";

const ReportDialog = lazyComponent(() => import("./report-dialog.tsx").then(({ ReportDialog }) => ReportDialog));

type Props = {
  thing: ModeratedRecord;
  /** The author, or the member whose profile it is. */
  ownerId: number | null;
  className: string;
  /**
   * The beginning of the text, where a page has many such buttons: the accessible name tells them apart, and the visible
   * label is short.
   */
  beginning?: string;
  /** A member whom the dialog offers to block as well. */
  person?: { id: number; firstName: string } | null;
};

/** Reports something of another member to the team. */
export function ReportButton({ thing, ownerId, className, beginning, person }: Props) {
  const user = useUser();
  const [isAsking, ask] = useState(false);
  if (!user || user.id === ownerId) return null;
  const name = messages.reportThis[thing.parent];
  return (
    <>
      <button
        aria-label={beginning === undefined ? undefined : messages.reportThisOne(name, beginning)}
        className={className}
        onClick={() => ask(true)}
        type="button"
      >
        {beginning === undefined ? name : messages.report}
      </button>
      {isAsking && (
        <Suspense>
          <ReportDialog onClose={() => ask(false)} person={person} thing={thing} title={name} />
        </Suspense>
      )}
    </>
  );
}
