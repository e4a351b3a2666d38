import { pages } from "../../contract/pages.ts";
import { truncated } from "../../contract/texts/truncation.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { type Board, mailTo } from "../mail/mail-builder.ts";
import { isolated } from "../mail/mail-text.ts";
import type { Mail } from "../mail/mailer.ts";
import { type Recipient, recipientColumns } from "../mail/recipient.ts";
import { isAskedByMail } from "../notifications/asking-recipients.ts";
import { footerOf, threadOf } from "../notifications/news-mails.ts";
import { issueUnsubscribeTokens, type Stops } from "../notifications/unsubscribe-tokens.ts";
import { isVisible } from "../visibility/visibility.ts";
import { issueTokens, type OwnedProject } from "./still-going-store.ts";

/** The most projects that a mail lists one by one. */
const mostNamed = 20;
const shortTitleMax = 60;

type Quiet = OwnedProject & { number: number; title: string };

/** The owners due for a mail that asks about their projects, as `user_id, due_at`, in SQL. */
export const waitingStillGoing = (database: Connection, by: string): Fragment => database`
  select owner_id as user_id, min(question_since) as due_at
  from projects join posts on posts.id = post_id join users on users.id = owner_id
  where question_since <= ${by} and ${isVisible(database, "posts")} and ${isAskedByMail(database, "ending", by)}
  group by owner_id`;

/** The mails to these owners about the projects that wait for one. */
export async function stillGoingMails(
  transaction: Connection,
  board: Board,
  owners: readonly number[],
  by: string,
): Promise<Mail[]> {
  const asked = await lockedProjects(transaction, owners, transaction`question_since <= ${by}`);
  await transaction`
    update projects set question_since = null where post_id = any(${asked.map(({ id }) => id)}::int[])`;
  return mailsAbout(transaction, board, asked, by);
}

/** A new mail about the projects that a member is still asked about, with new tokens; null if there are none. */
export async function stillGoingMailAgain(
  transaction: Connection,
  board: Board,
  memberId: number,
): Promise<Mail | null> {
  const asked = await lockedProjects(
    transaction,
    [memberId],
    transaction`asked_at is not null and question_since is null`,
  );
  const [mail] = await mailsAbout(transaction, board, asked, new Date().toISOString());
  return mail ?? null;
}

/** Whether a mail asks about projects. */
export const asksIfStillGoing = ({ text }: Mail) => text.includes(`${pages.stillGoing}?token=`);

/** Locks the members, then those of the projects that are theirs, as writers do. */
async function lockedProjects(transaction: Connection, members: readonly number[], which: Fragment): Promise<Quiet[]> {
  const owners = transaction`any(${[...members]}::int[])`;
  await transaction`select from users where id = ${owners} order by id for key share`;
  return transaction<Quiet[]>`
    select posts.id, number, title, owner_id from posts join projects on post_id = posts.id
    where owner_id = ${owners} and ${isVisible(transaction, "posts")} and ${which} order by posts.id for no key update of posts`;
}

const stops: Stops = { kinds: ["ending"], rhythm: null, searchIds: [] };

async function mailsAbout(transaction: Connection, board: Board, asked: readonly Quiet[], by: string): Promise<Mail[]> {
  if (asked.length === 0) return [];
  const ofEach = Map.groupBy(asked, ({ ownerId }) => ownerId);
  const recipients = await transaction<Recipient[]>`
    select ${recipientColumns(transaction)} from users
    where id = any(${[...ofEach.keys()]}::int[]) and ${isAskedByMail(transaction, "ending", by)} order by id`;
  const named = [...ofEach.values()].flatMap((theirs) => theirs.slice(0, mostNamed));
  const tokens = await issueTokens(transaction, named, by);
  const stopping = await issueUnsubscribeTokens(
    transaction,
    recipients.map(({ id }) => ({ memberId: id, stops })),
  );
  return recipients.map((to, place) => {
    const unsubscribe = `${board.publicUrl}${pages.unsubscribe}?token=${stopping[place]}`;
    return { ...mailAbout(board, to, ofEach.get(to.id) ?? [], { tokens, unsubscribe }), stops };
  });
}

type Links = { tokens: ReadonlyMap<number, string>; unsubscribe: string };

function mailAbout(board: Board, to: Recipient, projects: readonly Quiet[], { tokens, unsubscribe }: Links): Mail {
  const named = projects.slice(0, mostNamed).map((project) => {
    const title = project.title.replace(/\s+/g, " ");
    const answering = (answer: string) =>
      `${board.publicUrl}${pages.stillGoing}?token=${tokens.get(project.id)}&answer=${answer}`;
    const shortTitle = isolated(truncated(title, shortTitleMax));
    return { title: isolated(title), shortTitle, yes: answering("yes"), ended: answering("ended") };
  });
  const rest = { count: projects.length - named.length, address: `${board.publicUrl}${pages.projects}` };
  const say = (_: Messages["mails"], messages: Messages) => ({
    ...messages.stillGoingMails.asking(named, rest),
    footer: footerOf(board, ["ending"], unsubscribe, messages),
  });
  const thread = threadOf(projects.map(({ number }) => ({ parent: "projects", recordId: number })));
  return mailTo(board, to, say, { unsubscribe, list: "ending", ...thread });
}
