import type { Basis, DecidedOutcome, Part } from "../../contract/moderation/decisions.ts";
import { type ModeratedParent, moderatedKind, type Rule } from "../../contract/moderation/moderated-records.ts";
import { pages } from "../../contract/pages.ts";
import { postKinds } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import { hashOf, newToken } from "../http/tokens.ts";
import { verdictInWords } from "../languages/decision-text.ts";
import type { Messages } from "../languages/languages.ts";
import { mailTo } from "../mail/mail-builder.ts";
import type { Paragraph } from "../mail/mail-page.ts";
import { isolated } from "../mail/mail-text.ts";
import { type Recipient, recipientById } from "../mail/recipient.ts";
import { knownTimeZone } from "../mail/time-zones.ts";
import { type Place, recordPath } from "./record-path.ts";
import { placeJson } from "./record-sql.ts";
import { readableTitles } from "./record-titles.ts";

/** A mailed appeal link is valid for this long after the last day to appeal. */
const daysAfter = "30 days";

type Stated = {
  authorId: number;
  parent: ModeratedParent;
  recordId: number;
  title: string | null;
  place: Place | null;
  outcome: DecidedOutcome;
  reason: Rule | null;
  text: string;
  parts: Part[];
  basis: Basis;
  automatic: boolean;
  isSuspended: boolean;
  /** Whether the decision ends a suspension, even one for another reason. */
  isLetIn: boolean;
  until: string | null;
  /** Whether it lifts a suspension on appeal, and so is about the account. */
  isOfAccount: boolean;
  appealUntil: string | null;
};

/** Mails a decision to its author, with the reasons and the options, if they are to be told; also to suspended members. */
export async function mailStatement(
  transaction: Connection,
  { config, mail }: Pick<Services, "config" | "mail">,
  decisionId: number,
): Promise<void> {
  const stated = await statedBy(transaction, decisionId);
  if (!stated) return;
  const token =
    isAgainst(stated) && stated.appealUntil && (await appealToken(transaction, decisionId, stated.authorId));
  const appeal = token && `${config.publicUrl}${pages.appeal}?token=${token}`;
  const author = await recipientById(transaction, stated.authorId);
  await mail.add(
    transaction,
    mailTo(config, author, (_, messages) => statement(stated, messages, author, config.publicUrl), {
      ...(appeal && { address: appeal }),
      list: "decision",
      thread: threadOf(stated),
      urgent: true,
    }),
  );
}

/** Whether the decision is to the author's disadvantage, and so can be appealed. */
const isAgainst = ({ outcome }: Stated) => outcome !== "kept";

/** The mail's thread: that of the post, or of the post that a comment is on. */
const threadOf = ({ parent, recordId, place }: Stated): string =>
  place && place.kind !== "user" ? `${postKinds[place.kind].path}-${place.number}` : `${parent}-${recordId}`;

async function statedBy(transaction: Connection, id: number): Promise<Stated | undefined> {
  const rows = await transaction<Stated[]>`
    select decisions.author_id, parent, record_id, decisions.title, ${placeJson(transaction)} as place, outcome, reason, decisions.text, parts, basis,
      automatic, appeal_until, until, exists(select from suspensions where decision_id = decisions.id) as is_suspended,
      exists(
        select from appeals join suspensions on suspensions.decision_id = appeals.decision_id
        where answer_id = decisions.id and ends_at = decisions.at) as is_let_in,
      outcome = 'kept' and exists(
        select from appeals join decisions former on former.id = decision_id
        where answer_id = decisions.id and former.outcome = 'suspended') as is_of_account
    from decisions join cases on cases.id = case_id
    where decisions.id = ${id} and concerns_author and decisions.author_id is not null`;
  const [stated] = await readableTitles(transaction, rows);
  return stated;
}

async function appealToken(transaction: Connection, decisionId: number, userId: number): Promise<string> {
  const token = newToken();
  await transaction`
    insert into appeal_tokens (token_hash, decision_id, user_id, expires_at)
    select ${hashOf(token)}, id, ${userId}, appeal_until + ${daysAfter}::interval from decisions where id = ${decisionId}`;
  return token;
}

function statement(
  stated: Stated,
  { decisionMails, rules, decisionReasons }: Messages,
  { timeZone }: Recipient,
  publicUrl: string,
) {
  const { outcome, reason, appealUntil } = stated;
  const page = recordPath(stated.place, outcome === "hidden");
  const there = page && { label: decisionMails.toMend, address: publicUrl + page };
  const paragraphs: (Paragraph | false | null)[] = [
    outcome === "kept" && there && stated.parent !== "users"
      ? { text: whatOf(stated, decisionMails), links: [there] }
      : whatOf(stated, decisionMails),
    stated.isSuspended && decisionMails.unseen,
    stated.isLetIn && !stated.isSuspended && decisionMails.letIn,
    decisionMails.why(verdictInWords({ decisionReasons }, stated.text)),
    reason && {
      text: decisionMails.rule(rules.reasons[reason]),
      links: [{ label: decisionMails.rules, address: `${publicUrl}${pages.rules}#${reason}` }],
    },
    decisionMails.byWhom[stated.automatic ? "automatic" : stated.basis],
    outcome === "hidden" && there ? { text: decisionMails.mend, links: [there] } : null,
    isAgainst(stated) && appealUntil && decisionMails.appealUntil(appealUntil, knownTimeZone(timeZone)),
    isAgainst(stated) && decisionMails.court,
  ];
  return {
    subject: subjectOf(stated, decisionMails),
    paragraphs: paragraphs.flatMap((paragraph) => paragraph || []),
    link: decisionMails.appeal,
  };
}

function subjectOf(
  { parent, title, outcome, basis, isOfAccount }: Stated,
  { subjects }: Messages["decisionMails"],
): string {
  const about = { kind: moderatedKind(parent), title: isolated((title ?? "").replace(/\s+/g, " ").trim()) };
  if (basis === "appeal") {
    return outcome === "suspended" || isOfAccount ? subjects.accountAgain : subjects.again(about);
  }
  return outcome === "suspended" ? subjects.suspended : subjects[outcome](about);
}

function whatOf({ parent, outcome, parts, isSuspended, until }: Stated, { what }: Messages["decisionMails"]): string {
  if (outcome === "suspended") return what.suspended(until);
  if (outcome === "kept") return parent === "messages" ? what.keptMessage : what.kept;
  const own = outcome === "cleared" ? what.cleared(parts, moderatedKind(parent)) : what[outcome];
  return isSuspended ? `${own} ${what.alsoSuspended(until)}` : own;
}
