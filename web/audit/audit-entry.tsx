import { Link } from "react-router";
import { formerMember } from "#messages/names.ts";
import type { AuditAction, AuditEntry, AuditSubject } from "../../contract/audit.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { Face } from "../people/face.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { timeAgo } from "../people/settings/time-ago.ts";
import { DateTime } from "../ui/shell/date-time.tsx";

const done: Record<AuditAction, string> = {
  edited: "edited",
  deleted: "deleted",
  role: "changed the role of",
  suspended: "suspended",
  reinstated: "lifted the suspension of",
  invited: "invited",
  uninvited: "took back the invitation of",
  added: "added",
  aliased: "gave another name to",
  unaliased: "took another name from",
  implied: "said what comes with",
  unimplied: "took back what comes with",
  merged: "merged another skill into",
  accepted: "accepted a suggestion as",
  declined: "declined a suggested",
  imported: "imported",
  exported: "exported",
  erased: "erased the account of",
  "backed-up": "backed up",
  restored: "restored a backup of",
};

const addresses: Partial<Record<AuditSubject, (id: number) => string>> = {
  user: paths.user,
  job: paths.job,
  project: paths.project,
  question: paths.question,
  company: paths.company,
  skill: paths.skill,
};

/** What someone did, as a sentence; their name leads to all that they did. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { by, User: actor, action, note, at } = entry;
  return (
    <div className="flex items-start gap-3 border-base-300 border-b pb-3">
      <Face person={actor} size="small" />
      <div className="min-w-0 flex-1 pt-0.5">
        <p>
          {actor ? (
            <Link className="font-semibold hover:underline" to={`?actor=${actor.id}`}>
              <bdi>{fullName(actor)}</bdi>
            </Link>
          ) : (
            <span className="font-semibold">{by === "member" ? formerMember : "The command line"}</span>
          )}{" "}
          {done[action]} <Subject entry={entry} />
          {note && <span className="quiet"> ({note})</span>}
        </p>
        {entry.deleted?.reason && (
          <p className="mt-0.5 max-w-prose whitespace-pre-wrap" dir="auto">
            “{entry.deleted.reason}”
          </p>
        )}
        <p className="quiet text-sm">
          {timeAgo(at)}, <DateTime value={at} />
        </p>
      </div>
    </div>
  );
}

function Subject({ entry: { subject, deleted } }: { entry: AuditEntry }) {
  const { kind, id, name } = subject;
  const address = addresses[kind];
  if (deleted) return <Deleted deleted={deleted} what={`${kind} ${id}`} />;
  if (id === null) return kind === "address" ? "someone new" : kind === "board" ? "the board" : kind;
  if (name === null || !address) return kind === "user" ? formerMember : `${kind} ${id}`;
  return (
    <>
      {kind === "user" ? "" : `${kind} `}
      <Link className="text-link" to={address(id)}>
        <bdi>{name}</bdi>
      </Link>
    </>
  );
}

type DeletedProps = { deleted: NonNullable<AuditEntry["deleted"]>; what: string };

function Deleted({ deleted: { title, Owner }, what }: DeletedProps) {
  return (
    <>
      {what}
      {title && (
        <>
          , <bdi>“{title}”</bdi>,
        </>
      )}{" "}
      of <PersonLink person={Owner} />
    </>
  );
}
