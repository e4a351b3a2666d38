import type { ReactNode } from "react";
import { Link } from "react-router";
import { things } from "#messages/moderation.ts";
import type { Report } from "../../contract/moderation/reports.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { RecordName } from "./record-name.tsx";
import { RuleLink } from "./rule-link.tsx";

type Props = {
  thing: Pick<Report, "parent" | "title" | "path">;
  reason: Report["reason"] | null;
  at: string;
  children: ReactNode;
};

/** Something that was reported or decided on: what, the rule, and when. */
export function ReportedRecord({ thing: { parent, title, path }, reason, at, children }: Props) {
  const name = <RecordName thing={{ parent, title }} />;
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
        {path ? (
          <Link className="thumb text-link" to={path}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="facts quiet text-sm">
        <span className="fact">{things[parent]}</span>
        {reason && (
          <span className="fact">
            <RuleLink rule={reason} />
          </span>
        )}
        <span className="fact">
          <DateTime brief value={at} />
        </span>
      </p>
      <div className="mt-2 grid justify-items-start gap-2">{children}</div>
    </>
  );
}
