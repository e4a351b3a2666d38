import { checkInMails, waitingCheckIns } from "../check-in/check-in-mails.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import { waitingStillOpen, waitingStillOpenMails } from "../jobs/still-open-mails.ts";
import { stillGoingMails, waitingStillGoing } from "../projects/still-going-mails.ts";

/** The least time between two mails that ask a member something. */
const fortnight = "14 days";
const batch = 1000;

const mailsOf = { ending: waitingStillOpenMails, going: stillGoingMails, checkin: checkInMails };
type Kind = keyof typeof mailsOf;

/**
 * Sends a batch of the mails that ask members something: whether their jobs are still open, whether their projects still go on,
 * where they work. If several questions wait for a member, the oldest is asked first and the others at least a fortnight later.
 */
export async function askByMail(
  transaction: Connection,
  by: string,
  { config, mail }: Pick<Services, "config" | "mail">,
): Promise<string[] | null> {
  const asked = await nextQuestions(transaction, by);
  if (asked.length === 0) return null;
  const lines: string[] = [];
  for (const kind of ["ending", "going", "checkin"] as const) {
    const members = asked.filter((one) => one.kind === kind).map(({ userId }) => userId);
    if (members.length === 0) continue;
    const mails = await mailsOf[kind](transaction, config, members, by);
    await mail.addAll(transaction, mails);
    await noteAsked(
      transaction,
      mails.flatMap(({ memberId }) => memberId ?? []),
      by,
    );
    lines.push(...mails.map(({ memberId }) => `member ${memberId}: asked by mail (${kind})`));
  }
  return lines;
}

/** The members to ask now, each with the kind of question. */
const nextQuestions = (database: Connection, by: string) => database<{ userId: number; kind: Kind }[]>`
  select distinct on (user_id) user_id, kind from (
    select 'ending' as kind, * from (${waitingStillOpen(database, by)}) jobs
    union all select 'going', * from (${waitingStillGoing(database, by)}) projects
    union all select 'checkin', * from (${waitingCheckIns(database, by)}) check_ins
  ) waiting left join letters using (user_id)
  where asked_at is null or asked_at <= ${by}::timestamptz - ${fortnight}::interval
  order by user_id, due_at, kind desc limit ${batch}`;

const noteAsked = (database: Connection, members: readonly number[], by: string) => database`
  insert into letters (user_id, asked_at) select unnest(${[...members]}::int[]), ${by}
  on conflict (user_id) do update set asked_at = excluded.asked_at`;
