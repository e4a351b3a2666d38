import type { Surroundings } from "../app.ts";
import { type Connection, violatedConstraint } from "../database.ts";
import { addressReturnDays, changeTakenBackMail, recoveryMail, recoveryMinutes } from "../mail/mail-texts.ts";
import { type Recipient, recipientById, recipientColumns } from "../mail/recipient.ts";
import { conflict } from "../problems.ts";
import { noteProof } from "./address-proof.ts";
import { hashOf, issueToken, newToken, revokeTokens } from "./token-store.ts";

/** A token by which this address, a member's at this moment, takes back what makes another one theirs. */
export async function issueReturn(
  transaction: Connection,
  { id, email }: { id: number; email: string },
): Promise<string> {
  const token = newToken();
  await transaction`
    insert into address_returns (token_hash, user_id, email, expires_at)
    values (${hashOf(token)}, ${id}, ${email}, now() + ${addressReturnDays} * interval '1 day')`;
  return token;
}

/** Whether an address may still come back to another member than this one: until then nobody else gets it. */
export async function isHeldBack(database: Connection, email: string, fromId: number | null): Promise<boolean> {
  const [held] = await database`
    select from address_returns
    where lower(email) = lower(${email}) and user_id is distinct from ${fromId}::int and expires_at > now() limit 1`;
  return held !== undefined;
}

/** Whether this address may still come back to this member. */
export async function mayComeBack(database: Connection, userId: number, email: string): Promise<boolean> {
  const [open] = await database`
    select from address_returns
    where lower(email) = lower(${email}) and user_id = ${userId} and expires_at > now() limit 1`;
  return open !== undefined;
}

/**
 * Gives a member the address back that they had when the token was mailed, ends every session and mails a way in there.
 * Links that were mailed to later addresses are dead: whoever took the account over has one. Returns who it was; null for
 * a dead token.
 */
export async function takeBackEmail(
  { database, config, mail }: Pick<Surroundings, "database" | "config" | "mail">,
  token: string,
): Promise<number | null> {
  try {
    return await database.begin(async (transaction) => {
      const [holder] = await transaction<[Recipient?]>`
        select ${recipientColumns(transaction)} from users
        where id = (select user_id from address_returns where token_hash = ${hashOf(token)} and expires_at > now())
        for update`;
      if (!holder) return null;
      const [used] = await transaction<[{ email: string }?]>`
        select email from address_returns where token_hash = ${hashOf(token)} and expires_at > now()`;
      if (!used) return null;
      const { id, email } = { ...holder, email: used.email };
      await transaction`
        delete from address_returns where user_id = ${id} and id >= (
          select min(id) from address_returns where user_id = ${id} and lower(email) = lower(${email}))`;
      await transaction`delete from sessions where user_id = ${id}`;
      await revokeTokens(transaction, id);
      if (email !== holder.email) {
        await transaction`update users set email = ${email}, updated_at = now() where id = ${id}`;
        await mail.add(transaction, changeTakenBackMail(config, holder));
      }
      await noteProof(transaction, id);
      const wayIn = await issueToken(transaction, id, { purpose: "password", minutes: recoveryMinutes });
      await mail.add(transaction, recoveryMail(config, await recipientById(transaction, id), wayIn));
      return id;
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_email") {
      throw conflict("Another account has this address now. Please write to the team of the board.");
    }
    throw error;
  }
}
