import type { Rule } from "../../contract/moderation/moderated-records.ts";
import { pages } from "../../contract/pages.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import { mailTo } from "../mail/mail-builder.ts";
import { isUnconfirmed, type Recipient, recipientColumns } from "../mail/recipient.ts";

const betweenMails = "4 hours";

type Board = Pick<Services, "config" | "mail">;
type Told = Recipient & { waiting: number; reasons: Rule[] };

/**
 * Mails staff who may decide open cases, if one opened since their last such mail: numbers and reasons without names. At most
 * one mail in four hours each, except for what became urgent since.
 */
export const mailStaffAboutCases = (transaction: Connection, by: string, board: Board) =>
  tellStaff(transaction, board, { by, which: "all" });

/** As `mailStaffAboutCases`, for urgent cases only. */
export const mailStaffAboutUrgentCases = (transaction: Connection, by: string, board: Board) =>
  tellStaff(transaction, board, { by, which: "urgent" });

type Wanted = { by: string; which: "all" | "urgent" };

async function tellStaff(transaction: Connection, { config, mail }: Board, wanted: Wanted): Promise<string[]> {
  const told = await staffToTell(transaction, wanted);
  if (told.length === 0) return [];
  const address = `${config.publicUrl}${pages.adminReports}`;
  await mail.addAll(
    transaction,
    told.map(({ waiting, reasons, ...reader }) =>
      mailTo(
        config,
        reader,
        (_, { decisionMails, rules }) =>
          decisionMails.somethingWaits(
            waiting,
            reasons.map((rule) => rules.reasons[rule]),
          ),
        { address },
      ),
    ),
  );
  const most = Math.max(...told.map(({ waiting }) => waiting));
  return [`reports: ${most} wait, told ${told.length}`];
}

async function staffToTell(transaction: Connection, { by, which }: Wanted): Promise<Told[]> {
  const waitsForThem = transaction`
    cases.state = 'open' and since <= ${by} and cases.author_id is distinct from users.id
      and (users.role = 'admin' or coalesce((select role from users author where author.id = cases.author_id), 'user') = 'user')`;
  const told = await transaction<Told[]>`
    select ${recipientColumns(transaction)}, waiting.count as waiting, waiting.reasons
    from users cross join lateral (
      select count(*)::int as count, max(urgent_since) filter (where urgent_since <= ${by}) as urgent_since, max(since) as since,
        array(select distinct reason from cases, unnest(reasons) reason where ${waitsForThem} order by 1) as reasons
      from cases where ${waitsForThem}
    ) waiting
    where users.role in ('moderator', 'admin') and users.state = 'shown' and not users.suspended
      and not coalesce(${isUnconfirmed(transaction)}, false) and waiting.count > 0
      and (
        (${which === "all"}::boolean and waiting.since > coalesce(told_of_cases_at, '-infinity')
          and coalesce(told_of_cases_at, '-infinity') <= ${by}::timestamptz - ${betweenMails}::interval)
        or waiting.urgent_since > coalesce(told_of_cases_at, '-infinity'))
    order by users.id for no key update of users`;
  const ids = told.map(({ id }) => id);
  if (ids.length > 0) await transaction`update users set told_of_cases_at = ${by} where id = any(${ids}::int[])`;
  return told;
}
