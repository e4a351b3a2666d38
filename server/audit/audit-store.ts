import type { AuditAction, AuditEntry, AuditSubject } from "../../contract/audit.ts";
import type { List } from "../../contract/lists.ts";
import type { Connection } from "../database.ts";
import { listReply } from "../lists/list-page.ts";
import { personJson } from "../users/user-sql.ts";

/** Who does something: a member, or whoever sits at the command line. */
export type Actor = { id: number } | "command line";

type Deed = {
  by: Actor;
  action: AuditAction;
  subject: AuditSubject;
  id?: number;
  /** A few words more. Never a member's name, an address or a secret: they would outlive the member. */
  note?: string;
};

/** Notes what was done, in the transaction that does it. */
export async function addToTrail(transaction: Connection, { by, action, subject, id, note = "" }: Deed): Promise<void> {
  const actorId = by === "command line" ? null : by.id;
  await transaction`insert into audit_trail ${transaction({ actorId, action, subject, subjectId: id ?? null, note })}`;
}

type Wanted = { page: number; limit: number; subject?: AuditSubject; actor?: number };

/** What was done, newest first, under the names of today. */
export async function trailPage(database: Connection, wanted: Wanted): Promise<List<AuditEntry>> {
  const { page, limit, subject, actor } = wanted;
  const chosen = database`
    ${subject ? database`subject = ${subject}` : database`true`} and ${actor ? database`actor_id = ${actor}` : database`true`}`;
  const [[counted], results] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from audit_trail where ${chosen}`,
    database<AuditEntry[]>`
      select trail.id, at, case when actor_id is null then 'command line' else 'member' end as by,
        ${personJson(database)} as "User", action, note,
        json_build_object('kind', subject, 'id', subject_id, 'name', ${subjectName(database)}) as subject
      from (
        select * from audit_trail where ${chosen} order by id desc limit ${limit} offset ${(page - 1) * limit}
      ) trail left join users on users.id = actor_id order by trail.id desc`,
  ]);
  return listReply({ page, limit }, results, counted.total);
}

const subjectName = (database: Connection) => database`
  case subject
    when 'user' then (select concat_ws(' ', first_name, last_name) from users where id = subject_id)
    when 'job' then (select title from jobs where id = subject_id)
    when 'project' then (select title from projects where id = subject_id)
    when 'question' then (select title from questions where id = subject_id)
    when 'company' then (select name from companies where id = subject_id)
    when 'skill' then (select name from skills where id = subject_id)
  end`;
