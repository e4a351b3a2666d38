import {
  type NotificationKind,
  notificationKinds,
  type Rhythm,
} from "../../contract/notifications/notification-kinds.ts";
import type { NotificationSettings } from "../../contract/notifications/notification-settings.ts";
import type { Unsubscribing } from "../../contract/notifications/unsubscribe.ts";
import type { Connection, Database } from "../database/connection.ts";
import { HttpProblem, says } from "../http/problems.ts";
import { hashOf } from "../http/tokens.ts";
import { changeSettings, notificationSettingsOf } from "./notification-settings-store.ts";
import type { Stops } from "./unsubscribe-tokens.ts";

/** The rhythms of kinds, and of searches by id, before they were stopped. */
type Before = { kinds: Partial<Record<NotificationKind, Rhythm>>; searches: Record<number, Rhythm> };
type Token = Stops & { memberId: number; before: Before | null; stoppedAll: boolean };
type Search = { id: number; name: string; mail: Rhythm };

/** What a mailed token stops. Throws not-found for a dead one, as do the other functions here. */
export async function unsubscribingBy(database: Connection, token: string): Promise<Unsubscribing> {
  return described(database, await tokenOf(database, token));
}

/** Stops what the token is for, or all mails. Can be repeated. */
export function unsubscribeBy(database: Database, token: string, { all }: { all: boolean }): Promise<Unsubscribing> {
  return database.begin(async (transaction) => {
    const locked = await lockedTokenOf(transaction, token);
    const [{ kinds }, searches] = await mailedTo(transaction, locked.memberId);
    const now = all ? everything(kinds, searches) : coveredBy(locked, kinds, searches);
    await mailAgain(transaction, locked.memberId, asNever(now));
    const before = {
      kinds: { ...locked.before?.kinds, ...now.kinds },
      searches: { ...locked.before?.searches, ...now.searches },
    };
    const stoppedAll = locked.stoppedAll || all;
    await keepBefore(transaction, token, before, stoppedAll);
    return described(transaction, { ...locked, before, stoppedAll });
  });
}

/** Restores the rhythms from before the token stopped them. */
export function resubscribe(database: Database, token: string): Promise<Unsubscribing> {
  return database.begin(async (transaction) => {
    const locked = await lockedTokenOf(transaction, token);
    if (locked.before) await mailAgain(transaction, locked.memberId, locked.before);
    await keepBefore(transaction, token, null, false);
    return described(transaction, { ...locked, before: null, stoppedAll: false });
  });
}

async function tokenOf(database: Connection, token: string): Promise<Token> {
  const [found] = await database<Token[]>`
    select user_id as member_id, kinds, rhythm, search_ids, before, stopped_all from unsubscribe_tokens
    where token_hash = ${hashOf(token)} and expires_at > now()`;
  if (!found) throw new HttpProblem(404, "not-found", says("linkIsDead"));
  return found;
}

/** Serialises uses of a token by locking its member, as other writers do. */
async function lockedTokenOf(transaction: Connection, token: string): Promise<Token> {
  await transaction`
    select from users where id = (select user_id from unsubscribe_tokens where token_hash = ${hashOf(token)})
    for no key update`;
  return tokenOf(transaction, token);
}

const keepBefore = (transaction: Connection, token: string, before: Before | null, stoppedAll: boolean) => transaction`
  update unsubscribe_tokens set before = ${before && transaction.json(before as never)}, stopped_all = ${stoppedAll}
  where token_hash = ${hashOf(token)}`;

const mailedTo = (database: Connection, memberId: number) =>
  Promise.all([
    notificationSettingsOf(database, memberId),
    database<Search[]>`select id, name, mail from saved_searches where user_id = ${memberId}`,
  ]);

type Kinds = NotificationSettings["kinds"];

const rhythmsOf = (kinds: Kinds) =>
  notificationKinds.flatMap((kind) =>
    kind === "search" || kind === "decision" ? [] : [{ kind, mail: kinds[kind].mail }],
  );

const asBefore = (kinds: { kind: NotificationKind; mail: Rhythm }[], searches: Search[]): Before => ({
  kinds: Object.fromEntries(kinds.map(({ kind, mail }) => [kind, mail])),
  searches: Object.fromEntries(searches.map(({ id, mail }) => [id, mail])),
});

const isOn = ({ mail }: { mail: Rhythm }) => mail !== "never";

const everything = (kinds: Kinds, searches: Search[]) => asBefore(rhythmsOf(kinds).filter(isOn), searches.filter(isOn));

/** What a token would stop of the current settings. */
function coveredBy({ kinds: named, rhythm, searchIds }: Stops, kinds: Kinds, searches: Search[]): Before {
  const isCovered = ({ kind, mail }: { kind: NotificationKind; mail: Rhythm }) =>
    rhythm ? mail === rhythm : named.includes(kind) && mail !== "never";
  const isCoveredSearch = ({ id, mail }: Search) =>
    rhythm ? mail === rhythm : searchIds.includes(id) && mail !== "never";
  return asBefore(rhythmsOf(kinds).filter(isCovered), searches.filter(isCoveredSearch));
}

const isNothing = ({ kinds, searches }: Before) => Object.keys(kinds).length + Object.keys(searches).length === 0;

const asNever = ({ kinds, searches }: Before): Before => ({
  kinds: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, "never"])),
  searches: Object.fromEntries(Object.keys(searches).map((id) => [id, "never"])),
});

async function mailAgain(transaction: Connection, memberId: number, { kinds, searches }: Before): Promise<void> {
  const changes = Object.entries(kinds).map(([kind, mail]) => [kind, { mail }]);
  await changeSettings(transaction, memberId, { kinds: Object.fromEntries(changes) });
  await transaction`
    update saved_searches set mail = wanted.value from jsonb_each_text(${transaction.json(searches)}) wanted
    where user_id = ${memberId} and id = wanted.key::int`;
}

async function described(database: Connection, token: Token): Promise<Unsubscribing> {
  const [{ kinds }, searches] = await mailedTo(database, token.memberId);
  const { before, rhythm, searchIds, stoppedAll } = token;
  const covered = before ?? coveredBy(token, kinds, searches);
  const named = rhythm ? (Object.keys(covered.kinds) as NotificationKind[]) : token.kinds;
  const withSearches = rhythm && Object.keys(covered.searches).length > 0 ? ["search" as const] : [];
  return {
    kinds: notificationKinds.filter((kind) => [...named, ...withSearches].includes(kind)),
    search: searchIds.length === 1 ? (searches.find(({ id }) => searchIds.includes(id))?.name ?? null) : null,
    // A kind that was switched on again since doesn't count as stopped.
    stopped: before !== null && isNothing(coveredBy(token, kinds, searches)),
    stoppedAll: stoppedAll && isNothing(everything(kinds, searches)),
  };
}
