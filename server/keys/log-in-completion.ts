import type { FastifyRequest } from "fastify";
import type { Account, LogInReply } from "../../contract/people/accounts.ts";
import { isStaff } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import { networkOf } from "../http/network.ts";
import { unauthorized } from "../http/problems.ts";
import { requestLanguage } from "../http/reply-language.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Services } from "../http/services.ts";
import { newLogInMail } from "../mail/account-mails.ts";
import { recipientById } from "../mail/recipient.ts";
import { accountById, noteUsedLocale } from "../people/accounts/account-store.ts";
import { startSession } from "../people/accounts/session-store.ts";
import { noteLogIn } from "../suspensions/suspension-store.ts";
import { hasFactor, lacksFactor } from "./factor-store.ts";
import { addIdentity, isNewKind } from "./key-store.ts";
import { beginAttempt, type LogInKey } from "./log-in-attempt-store.ts";
import type { ProviderPerson } from "./openid-client.ts";

type Entry = {
  request: FastifyRequest;
  userId: number;
  by: LogInKey;
  /** Whether to ask for the second factor now, if the member has one. */
  asksFactor: boolean;
  /** A provider's identity to link with the account. */
  person?: ProviderPerson | undefined;
  /** Further checks and writes of the log-in, on the locked account. */
  within?: (transaction: Connection) => Promise<void>;
};

/**
 * Every log-in ends here, with whatever key it was made: refuses suspended members, asks for the second factor, starts the session,
 * and mails the member if it is unusual.
 */
export function logInCompletion({ database, config, mail, limits }: Services) {
  return async ({ request, userId, by, asksFactor, person, within }: Entry): Promise<LogInReply> => {
    const reply = await database.begin(async (transaction): Promise<LogInReply> => {
      await noteLogIn(transaction, userId);
      const isUnusual = await isNewKind(transaction, userId, by);
      await within?.(transaction);
      const user = await accountById(transaction, userId);
      if (!user) throw unauthorized();
      if (asksFactor && config.secondFactor !== "off" && (await hasFactor(transaction, userId))) {
        const data = { by, ...(person && { person }) };
        return { secondFactor: true, token: await beginAttempt(transaction, "second-factor", data, userId) };
      }
      if (person) await addIdentity(transaction, userId, person, { isUsed: by === "provider" });
      await noteUsedLocale(transaction, userId, requestLanguage(request));
      const isLacking = by !== "passkey" && (await lacksFactor(transaction, userId, config));
      const token = await startSession(transaction, userId, request.headers["user-agent"] ?? "", isLacking);
      if (isUnusual || (await isElsewhere(user, request))) {
        await mail.add(transaction, newLogInMail(config, await recipientById(transaction, userId), by));
      }
      return isLacking ? { setUpFactor: true, token } : { user, token };
    });
    if (!reply.secondFactor) noteEvent(request, "logged in", { userId, by });
    return reply;
  };

  /** Whether a staff member logs in from a network they haven't used for 30 days. */
  async function isElsewhere(user: Account, { ip }: FastifyRequest): Promise<boolean> {
    if (!isStaff(user)) return false;
    const place = `${user.id} ${networkOf(ip)}`;
    const isNew = await limits.allows("knownNetworks", place);
    if (!isNew) await limits.forgive("knownNetworks", place);
    if (!isNew) await limits.allows("knownNetworks", place);
    return isNew;
  }
}
