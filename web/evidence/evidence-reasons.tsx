import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import * as messages from "#messages/evidence.ts";
import type { Evidence } from "../../contract/evidence.ts";
import type { User } from "../../contract/people/users.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { evidenceQuery } from "./evidence-queries.ts";

/** The evidence that a member has a skill, as links. */
export function EvidenceReasons({ userId, skill }: { userId: number; skill: User["Skills"][number] }) {
  const { data: reasons, error, refetch } = useQuery(evidenceQuery(userId, skill.id));
  if (!reasons && error) return <Failure error={error} retry={() => void refetch()} title={messages.failed} />;
  return (
    <>
      <h3 className="font-semibold">{messages.reasonsFor(skill.name, reasons?.length ?? skill.evidence)}</h3>
      {!reasons && (
        <Loading>
          {Array.from({ length: Math.min(skill.evidence, 5) }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            <div className="bone mt-3 h-9" key={row} />
          ))}
        </Loading>
      )}
      {reasons?.length === 0 && <p className="quiet mt-1">{messages.noneLeft}</p>}
      <ul className="mt-1 divide-y divide-base-300 empty:hidden">
        {reasons?.map((reason) => (
          <li className="py-2" key={reason.address}>
            <ReasonLink reason={reason} />
            <p className="facts meta">
              <span className="fact">{messages.kinds[reason.kind]}</span>
              <span className="fact">
                <DateTime brief value={reason.at} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Repositories are on other sites, all other evidence is on the board. */
function ReasonLink({ reason: { kind, title, address } }: { reason: Evidence }) {
  if (kind !== "repository") {
    return (
      <Link className="tall text-link" dir="auto" prefetch="intent" to={address}>
        {title}
      </Link>
    );
  }
  return (
    <a
      className="tall text-link gap-1 break-all"
      dir="auto"
      href={address}
      rel="nofollow ugc noopener noreferrer"
      target="_blank"
    >
      {title}
      <ArrowUpRight aria-hidden className="ml-1 inline size-4" />
    </a>
  );
}
