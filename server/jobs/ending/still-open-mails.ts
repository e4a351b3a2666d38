import { lengthOf } from "../../../contract/interface/fields.ts";
import { pages } from "../../../contract/pages.ts";
import type { Connection } from "../../database/connection.ts";
import { type Board, mailTo } from "../../mail/mail-builder.ts";
import type { Mail } from "../../mail/mailer.ts";
import { type Recipient, recipientColumns } from "../../mail/recipient.ts";
import { type Asked, issueTokens, stillAsked } from "./still-open-store.ts";

/** A mail names so many jobs one by one. */
const mostNamed = 20;

type EndingJob = Asked & { title: string; company: string | null; expiresAt: string };

/** The mails that ask whether jobs are still open, one to each poster, with tokens of their own. Posters and posts are held. */
export async function mailsAskingAbout(
  transaction: Connection,
  board: Board,
  asked: readonly Asked[],
): Promise<Mail[]> {
  if (asked.length === 0) return [];
  const [jobs, recipients] = await Promise.all([
    transaction<EndingJob[]>`
      select posts.id, posts.owner_id, posts.title, company.title as company, expires_at
      from posts join jobs on post_id = posts.id left join posts company on company.id = company_id and company.visible
      where posts.id = any(${asked.map(({ id }) => id)}) order by expires_at, posts.number`,
    transaction<Recipient[]>`
      select ${recipientColumns(transaction)} from users where id = any(${asked.map(({ ownerId }) => ownerId)})`,
  ]);
  const ofEach = Map.groupBy(jobs, ({ ownerId }) => ownerId);
  const named = [...ofEach.values()].flatMap((theirs) => theirs.slice(0, mostNamed));
  const tokens = await issueTokens(transaction, named);
  return recipients.map((to) => mailAbout(board, to, ofEach.get(to.id) ?? [], tokens));
}

function mailAbout(board: Board, to: Recipient, jobs: readonly EndingJob[], tokens: ReadonlyMap<number, string>): Mail {
  const named = jobs.slice(0, mostNamed).map(({ id, company, expiresAt, ...job }) => {
    const title = job.title.replace(/\s+/g, " ");
    const answering = (answer: string) =>
      `${board.publicUrl}${pages.stillOpen}?token=${tokens.get(id)}&answer=${answer}`;
    return {
      ...{ title, shortTitle: cut(title), company, expiresAt },
      ...{ open: answering("open"), filled: answering("filled") },
    };
  });
  const rest = { count: jobs.length - named.length, address: `${board.publicUrl}${pages.jobs}?mine=true` };
  return mailTo(board, to, (mails) => mails.stillOpen(named, rest));
}

const shortTitleMax = 60;
const cut = (title: string) =>
  lengthOf(title) > shortTitleMax ? `${[...title].slice(0, shortTitleMax - 1).join("")}…` : title;

/** Whether a mail is one of these. */
export const asksAboutJobs = ({ text }: Mail) => text.includes(`${pages.stillOpen}?token=`);

/** The same once more for what a member is still asked, with new tokens; null where that is nothing. */
export async function mailAskingAgain(transaction: Connection, board: Board, memberId: number): Promise<Mail | null> {
  await transaction`select from users where id = ${memberId} for key share`;
  const asked = await transaction<Asked[]>`
    select posts.id, owner_id from posts
    where owner_id = ${memberId} and id in (${stillAsked(transaction, memberId)})
    order by id for no key update`;
  const [mail] = await mailsAskingAbout(transaction, board, asked);
  return mail ?? null;
}
