import { Suspense, useState } from "react";
import * as messages from "#messages/reports.ts";
import type { Thing } from "../../../contract/moderation/things.ts";
import { useUser } from "../../api/session.ts";
import { latePart } from "../../ui/states/late-part.ts";

const ReportDialog = latePart(() => import("./report-dialog.tsx").then(({ ReportDialog }) => ReportDialog));

type Props = {
  thing: Thing;
  /** Who wrote it, or whose profile it is. */
  ownerId: number | null;
  className: string;
  /** How it begins, where there are many of its kind on the page: the button says which one, in fewer visible words. */
  beginning?: string;
  /** Whom the dialog offers to block as well. */
  person?: { id: number; firstName: string } | null;
};

/** Tells the team of something that is another's. */
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
