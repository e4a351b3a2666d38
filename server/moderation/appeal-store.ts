import type { Decision } from "../../contract/moderation/decisions.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Connection } from "../database/connection.ts";
import { conflict, invalid, says } from "../http/problems.ts";
import { hashOf } from "../http/tokens.ts";
import { lockingMember } from "../visibility/visibility.ts";
import { decisionById, decisionsWhere, isAppealable, type Reader } from "./decision-store.ts";

/**
 * Appeals against a decision, for review by another member of the team. Throws not-found for whoever may not read it, and a
 * conflict if it can't be appealed or was already.
 */
export async function appeal(transaction: Connection, id: number, reader: Reader, text: string): Promise<Decision> {
  await decisionById(transaction, id, reader);
  await ask(transaction, id, reader.user.id, text);
  return decisionById(transaction, id, reader);
}

type Mailed = { token: string; text?: string };

/** Appeals by a mailed token; without a text it only reads the decision. Throws invalid for a dead token. */
export async function appealByToken(
  transaction: Connection,
  { token, text }: Mailed,
  messages: Reader["messages"],
): Promise<Decision> {
  const [mailed] = await transaction<{ decisionId: number; userId: number }[]>`
    select decision_id, user_id from appeal_tokens where token_hash = ${hashOf(token)} and expires_at > now()`;
  if (!mailed) throw invalid({ token: says("deadLink") });
  const { decisionId, userId } = mailed;
  if (text !== undefined) await ask(transaction, decisionId, userId, text);
  const reader = { user: { id: userId, role: "user" } as Account, messages };
  const [decision] = await decisionsWhere(transaction, reader, transaction`decisions.id = ${decisionId}`);
  return decision as Decision;
}

/** Locks the member before the case, like decisions do; concurrent appeals on a case are serialised. */
async function ask(transaction: Connection, decisionId: number, userId: number, text: string): Promise<void> {
  await lockingMember(transaction, userId);
  const [held] = await transaction<{ id: number }[]>`
    select cases.id from cases join decisions on case_id = cases.id where decisions.id = ${decisionId}
    for no key update of cases`;
  const [{ hasAsked, mayAsk }] = await transaction<[{ hasAsked: boolean; mayAsk: boolean }]>`
    select ${isAppealable(transaction, userId)} as may_ask,
      exists(select from appeals where decision_id = decisions.id and user_id = ${userId}) as has_asked
    from decisions where id = ${decisionId}`;
  if (hasAsked) throw conflict("appealedAlready");
  if (!held || !mayAsk) throw conflict("notAppealable");
  await transaction`insert into appeals (decision_id, user_id, text) values (${decisionId}, ${userId}, ${text})`;
  await transaction`
    update cases set version = version + 1, appealed_version = version + 1 where id = ${held.id}`;
  await transaction`select tally_case(${held.id})`;
}
