import { lockUnconfirmed } from "../admission/admission-store.ts";
import { askByMail } from "../asking/asking-mails.ts";
import { lockVerification } from "../cohorts/verification-store.ts";
import { deleteOldChanges } from "../database/change-feed.ts";
import { checkDueRepositories } from "../evidence/repository-proof.ts";
import { endingTokens } from "../grants/grant-store.ts";
import { deleteUnusedImages } from "../images/image-cleanup.ts";
import { endWaits } from "../keys/factor-recovery-store.ts";
import { kinds } from "../kinds/post-kinds.ts";
import { tokenEndsMail } from "../mail/account-mails.ts";
import { deleteExpired, endConversations } from "../moderation/bin-expiry.ts";
import { mailStaffAboutCases, mailStaffAboutUrgentCases } from "../moderation/case-mails.ts";
import { cleanUpCases } from "../moderation/case-store.ts";
import { mailNow } from "../notifications/immediate-mails.ts";
import { endPauses } from "../notifications/letter-store.ts";
import { writeLetters } from "../notifications/letter-writing.ts";
import { deleteOldEntries } from "../notifications/notification-read-store.ts";
import { closeQuarter } from "../outcomes/outcome-store.ts";
import { addressesOf } from "../people/account-deletion.ts";
import { deleteMembers } from "../people/account-deletion-store.ts";
import { isAlive } from "../people/accounts/session-store.ts";
import { findAllForSearches, findForSearches } from "../saved-searches/saved-search-finds.ts";
import { updateStaleDocuments } from "../search-index/search-index-store.ts";
import { endExpiredSuspensions } from "../suspensions/suspension-store.ts";
import { deleteOldDeliveries, warnOfFailingWebhooks } from "../webhooks/webhook-failures.ts";
import type { DueBatch, DueStep, DueWork } from "./due-work.ts";

const forgotten = (what: string, count: number) => (count > 0 ? [`${what}: ${count} forgotten`] : []);

const endSuspensions: DueStep = async (transaction, by) => {
  const members = await endExpiredSuspensions(transaction, by);
  return members.map((id) => `member ${id}: suspension ended`);
};

const forgetAttempts: DueStep = async (transaction, by) => {
  const { count } = await transaction`
    delete from rate_limits where expire <= extract(epoch from ${by}::timestamptz) * 1000`;
  return forgotten("counted attempts", count);
};

/** By the clock, not `by`: every process may still need the changes of the last day. */
const forgetChanges: DueStep = async (transaction) => forgotten("changes", await deleteOldChanges(transaction));

const forgetMailedTokens: DueStep = async (transaction, _by, { mail }) =>
  forgotten("tokens in failed mails", await mail.forgetTokens(transaction));

/** By the clock, not `by`: a future `by` must not log anybody out. */
const forgetSessions: DueStep = async (transaction) => {
  const { count } = await transaction`delete from sessions where not ${isAlive(transaction)}`;
  return forgotten("sessions", count);
};

const forgetNotifications: DueBatch = async (transaction, by) => {
  const count = await deleteOldEntries(transaction, by);
  return count > 0 ? forgotten("notifications", count) : null;
};

const refuseUnconfirmed: DueStep = async (transaction, by, { mail, config }) => {
  await lockVerification(transaction);
  const gone = await lockUnconfirmed(transaction, by);
  await Promise.all(gone.map((member) => mail.forget(transaction, member.id, addressesOf(member, config))));
  await deleteMembers(
    transaction,
    gone.map(({ id }) => id),
    "erase",
  );
  return gone.map(({ id }) => `member ${id}: waited unconfirmed, deleted`);
};

/** Unaccepted requests are deleted after 90 days, so that they may be made again. */
const forgetRequests: DueStep = async (transaction, by) => {
  const isOver = transaction`accepted_at is null and asked_at <= ${by}::timestamptz - interval '90 days'`;
  return forgotten("requests", await endConversations(transaction, isOver));
};

const forgetLeftCompanies: DueStep = async (transaction, by) => {
  const { count } = await transaction`
    delete from left_companies where left_at <= ${by}::timestamptz - interval '30 days'`;
  return forgotten("companies that someone left", count);
};

/** Mails members whose tokens end within a week. */
export const warnOfEndingTokens: DueStep = async (transaction, by, { config, mail }) => {
  const ending = await endingTokens(transaction, by);
  for (const { name, endsAt, ...to } of ending)
    await mail.add(transaction, tokenEndsMail(config, to, { name, endsAt }));
  return ending.map(({ id }) => `member ${id}: token ends, mailed`);
};

const renewDocuments: DueBatch = async (transaction) => {
  const renewed = await updateStaleDocuments(transaction);
  return renewed === null ? null : [`search: ${renewed} more documents written anew`];
};

const endPausesOf: DueStep = async (transaction, by) =>
  (await endPauses(transaction, by)).map((id) => `member ${id}: pause ended`);

const endBins: DueBatch = async (transaction, by) => {
  const gone = await deleteExpired(transaction, by);
  return gone.length > 0 ? gone.map(({ kind, number }) => `${kind} ${number}: gone from the bin`) : null;
};

const forgetExpired =
  (what: string, table: string): DueStep =>
  async (transaction, by) => {
    const { count } = await transaction`delete from ${transaction(table)} where expires_at <= ${by}`;
    return forgotten(what, count);
  };

const forgetPictures: DueStep = async (transaction, by) => {
  const hashes = await deleteUnusedImages(transaction, by);
  return hashes.map((hash) => `picture ${hash.slice(0, 8)} forgotten`);
};

const lookAtRepositories: DueBatch = async (transaction, by, { config }) => {
  const ids = await checkDueRepositories(transaction, by, config);
  return ids.length > 0 ? ids.map((id) => `repository ${id}: looked at`) : null;
};

const endFactorWaits: DueStep = async (transaction, by, surroundings) =>
  (await endWaits(transaction, by, surroundings)).map((id) => `member ${id}: second factor removed`);

/** The work that is checked every few seconds. */
export const frequentWork: readonly DueWork[] = [
  { inBatches: mailNow },
  mailStaffAboutUrgentCases,
  { inBatches: renewDocuments },
];

export const quarterHourly: readonly DueWork[] = [
  endSuspensions,
  endFactorWaits,
  mailStaffAboutCases,
  ...Object.values(kinds).flatMap(({ due }): DueWork[] => due.quarterHourly),
  { inBatches: askByMail },
  { inBatches: renewDocuments },
  findForSearches,
  endPausesOf,
  { inBatches: mailNow },
  { inBatches: writeLetters("daily") },
  { inBatches: writeLetters("weekly") },
  forgetAttempts,
  forgetChanges,
  forgetMailedTokens,
];

export const daily: readonly DueWork[] = [
  closeQuarter,
  findAllForSearches,
  forgetSessions,
  { inBatches: forgetNotifications },
  refuseUnconfirmed,
  forgetRequests,
  forgetLeftCompanies,
  ...Object.values(kinds).flatMap(({ due }): DueWork[] => due.daily),
  { inBatches: lookAtRepositories },
  warnOfEndingTokens,
  warnOfFailingWebhooks,
  deleteOldDeliveries,
  forgetExpired("tokens", "grants"),
  forgetExpired("mailed links", "account_tokens"),
  forgetExpired("log-ins that have begun", "sign_in_attempts"),
  forgetExpired("invitations", "invitations"),
  forgetExpired("former addresses", "address_returns"),
  forgetExpired("idempotency keys", "idempotency_keys"),
  forgetExpired("questions about jobs and projects", "still_open_tokens"),
  forgetExpired("questions to graduates", "check_in_tokens"),
  { inBatches: cleanUpCases },
  forgetExpired("links to appeal by", "appeal_tokens"),
  { inBatches: endBins },
  forgetPictures,
  forgetExpired("links that stop mails", "unsubscribe_tokens"),
];
