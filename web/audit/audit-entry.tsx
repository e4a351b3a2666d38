import type { ReactNode } from "react";
import { Link } from "react-router";
import * as messages from "#messages/audit.ts";
import { formerMember } from "#messages/former-members.ts";
import type { AuditEntry, AuditSubject } from "../../contract/audit.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { Face } from "../ui/markdown/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";

const addresses: Partial<Record<AuditSubject, (id: number) => string>> = paths;

/** One action as a sentence; the actor's name links to all of their actions. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { User: actor, note, at, deleted } = entry;
  return (
    <div className="flex items-start gap-3 border-base-300 border-b pb-3">
      <Face person={actor} size="small" />
      <div className="min-w-0 flex-1 pt-0.5">
        <p>
          <MessageSentence>{whatWasDone(entry)}</MessageSentence>
          {note && <span className="quiet"> ({note})</span>}
        </p>
        {deleted?.reason && (
          <p className="mt-0.5 max-w-prose whitespace-pre-wrap" dir="auto" lang={languageOf(deleted.reason)}>
            {messages.quoted(deleted.reason)}
          </p>
        )}
        <p className="quiet text-sm">
          <MessageSentence>{messages.when(timeAgo(at), <DateTime value={at} />)}</MessageSentence>
        </p>
      </div>
    </div>
  );
}

type Sentences = Partial<
  Record<string, (who: ReactNode, what: ReactNode, owner?: ReactNode, title?: ReactNode) => ReactNode[]>
>;

function whatWasDone({ by, User: actor, action, subject, deleted }: AuditEntry): ReactNode[] {
  const sentences: Sentences = messages.done;
  const who = actor ? <Actor actor={actor} /> : <span className="font-semibold">{unnamed(by)}</span>;
  const tell = sentences[`${action} ${subject.kind}`];
  if (!tell) return [who];
  if (!deleted || subject.kind === "user") return tell(who, <Subject subject={subject} />);
  const title = deleted.title && <bdi>{messages.quoted(deleted.title)}</bdi>;
  return tell(who, subject.id, <PersonLink person={deleted.Owner} />, title);
}

const unnamed = (by: AuditEntry["by"]) => (by === "member" ? formerMember : messages.commandLine);

function Actor({ actor }: { actor: NonNullable<AuditEntry["User"]> }) {
  return (
    <Link className="font-semibold hover:underline" to={`?actor=${actor.id}`}>
      <bdi>{fullName(actor)}</bdi>
    </Link>
  );
}

/** The subject's current name, linked to it. */
function Subject({ subject: { kind, id, name } }: Pick<AuditEntry, "subject">) {
  const address = addresses[kind];
  if (id === null || name === null || !address) return kind === "user" ? formerMember : id;
  return (
    <Link className="text-link" to={address(id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
