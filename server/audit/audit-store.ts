import type { AuditAction, AuditEntry, AuditSubject } from "../../contract/audit.ts";
import type { List } from "../../contract/interface/lists.ts";
import { naming, worded } from "../../contract/interface/messages.ts";
import type { Connection } from "../database/connection.ts";
import { verdictInWords } from "../languages/decision-text.ts";
import type { Messages } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isNotDeleted } from "../visibility/visibility.ts";

/** Who acts: a member, or whoever uses the command line. */
export type Actor = { id: number } | "command line";

type Deed = {
  by: Actor;
  action: AuditAction;
  subject: AuditSubject;
  id?: number;
  /**
   * More about the action: a name, or `noted`. Never a member's name, an address or a secret, which would outlive the member.
   */
  note?: string;
};

/** A note that is stored as a message and its arguments, so that readers see it in their own language. */
export const auditNote = naming<Messages["auditTrail"]>();

/** Adds an entry to the audit trail, in the transaction of the action. Returns the entry's id. */
export async function addToTrail(
  transaction: Connection,
  { by, action, subject, id, note = "" }: Deed,
): Promise<number> {
  const actorId = by === "command line" ? null : by.id;
  const [entry] = await transaction<[{ id: number }]>`
    insert into audit_trail ${transaction({ actorId, action, subject, subjectId: id ?? null, note })} returning id`;
  return entry.id;
}

/** Copies the titles and reasons of deletions from the decisions, which a restore replaces, into the trail's own table. */
export async function keepWordsOfDecisions(transaction: Connection): Promise<void> {
  await transaction`
    insert into trail_words (entry_id, title, reason, owner_id)
    select entry_id, coalesce(title, ''), text, author_id
    from decisions join audit_trail on audit_trail.id = entry_id and audit_trail.at = decisions.at
    where outcome = 'removed' on conflict do nothing`;
}

/** Deletes the titles and reasons of deletions if the author's account isn't in a restored backup. */
export async function clearWordsOfDeletedMembers(transaction: Connection): Promise<void> {
  await transaction`
    update trail_words set title = null, reason = '', owner_id = null
    where owner_id is not null and owner_id not in (select id from users)`;
}

type Wanted = { page: number; limit: number; subject?: AuditSubject; actor?: number };

/** A page of the audit trail, newest first, with the current names. Notes of older versions are stored as finished text. */
export async function trailPage(
  database: Connection,
  wanted: Wanted,
  { auditTrail, formerMembers, decisionReasons }: Messages,
): Promise<List<AuditEntry>> {
  const { page, limit, subject, actor } = wanted;
  const chosen = database`
    ${subject ? database`subject = ${subject}` : database`true`} and ${actor ? database`actor_id = ${actor}` : database`true`}`;
  const [[counted], entries] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from audit_trail where ${chosen}`,
    database<AuditEntry[]>`
      select trail.id, trail.at, case when actor_id is null then 'command line' else 'member' end as by,
        ${personJson(database)} as "User", action, ${noteToRead(database)} as note,
        json_build_object('kind', subject, 'id', subject_id, 'name', ${subjectName(database)}) as subject,
        ${wordsOfDeletion(database)} as deleted
      from (
        select * from audit_trail where ${chosen} order by id desc limit ${limit} offset ${(page - 1) * limit}
      ) trail left join users on users.id = actor_id left join trail_words on trail_words.entry_id = trail.id
        left join decisions on decisions.entry_id = trail.id and decisions.at = trail.at
      order by trail.id desc`,
  ]);
  const titles = await withReadableTexts(
    database,
    "title",
    entries.map(({ subject, deleted }) => ({ title: subject.kind === "comment" ? (deleted?.title ?? null) : null })),
    formerMembers,
  );
  const results = entries.map(({ deleted, ...entry }, place) => ({
    ...entry,
    note: worded(auditTrail, entry.note),
    deleted: deleted && {
      ...deleted,
      title: titles[place]?.title ?? deleted.title,
      reason: verdictInWords({ decisionReasons }, deleted.reason),
    },
  }));
  return listReply({ page, limit }, results, counted.total);
}

/** What was deleted and why: from the decision, or for deletions older than decisions from the trail's own table. */
const wordsOfDeletion = (database: Connection) => database`
  case when coalesce(trail_words.entry_id, decisions.id) is not null then json_build_object(
    'title', coalesce(decisions.title, trail_words.title), 'reason', coalesce(decisions.text, trail_words.reason),
    'Owner', (
      select ${personJson(database)} from users where users.id = coalesce(decisions.author_id, trail_words.owner_id))) end`;

/** The note holds a skill's first name. It is shown only where the skill no longer exists and so has no current name. */
const noteToRead = (database: Connection) => database`
  case when subject = 'skill' and action in ('added', 'accepted') and ${subjectName(database)} is not null then '' else note end`;

const subjectName = (database: Connection) => database`
  case subject
    when 'user' then (select concat_ws(' ', first_name, last_name) from users where id = subject_id)
    when 'skill' then (select name from skills where id = subject_id)
    when 'cohort' then (select name from cohorts where id = subject_id)
    else (select title from posts where kind = subject and number = subject_id and ${isNotDeleted(database, "posts")})
  end`;
