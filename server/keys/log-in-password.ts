import type { FastifyRequest } from "fastify";
import type { LogInReply } from "../../contract/people/accounts.ts";
import { mailboxKey } from "../../contract/people/mailbox.ts";
import { networkOf } from "../http/network.ts";
import { unauthorized } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Services } from "../http/services.ts";
import { accountByEmail, isPasswordStill, lockOf } from "../people/accounts/account-store.ts";
import { isPasswordOf } from "../people/accounts/password.ts";
import { logInCompletion } from "./log-in-completion.ts";
import type { ProviderPerson } from "./openid-client.ts";

type Given = { email: string; password: string; person?: ProviderPerson };

/** Logs in with a password, and links `person` with the account. */
export function passwordLogIn(services: Services) {
  const { database, limits } = services;
  const completeLogIn = logInCompletion(services);

  return async (request: FastifyRequest, { email, password, person }: Given): Promise<LogInReply> => {
    const known = await accountByEmail(database, email);
    const whose = known ? lockOf(known.account.id) : `nobody ${mailboxKey(email)}`;
    const network = networkOf(request.ip);
    const checkFailures = async () => {
      await limits.check("networkLogInFailures", network);
      await limits.check("logInFailures", whose);
    };
    await checkFailures();
    const isRight = () => isPasswordOf(known?.passwordHash ?? null, password, network);
    const right = await counted("logIns", whose, () => counted("networkLogIns", network, isRight));
    if (!known || !right) {
      await limits.allows("logInFailures", whose);
      noteEvent(request, "log-in refused", { userId: known?.account.id });
      await limits.enforce("networkLogInFailures", network);
      throw unauthorized("wrongCredentials");
    }
    // Checked again after the slow hash: of many concurrent guesses, a right one must not pass after too many wrong ones.
    await checkFailures();
    await limits.forgive("logInFailures", whose);
    return completeLogIn({
      request,
      userId: known.account.id,
      by: "password",
      asksFactor: true,
      person,
      // After a concurrent change of the password, which ends all sessions, the old one must not start a new session.
      within: async (transaction) => {
        if (!(await isPasswordStill(transaction, known))) throw unauthorized("wrongCredentials");
      },
    });
  };

  /** Counts a log-in before its slow check, so that concurrent ones can't exceed the limit; one that fails doesn't count. */
  async function counted(limit: "logIns" | "networkLogIns", whose: string, check: () => Promise<boolean>) {
    await limits.spend(database, limit, whose);
    let isRight = false;
    try {
      isRight = await check();
    } finally {
      if (!isRight) await limits.giveBack(limit, whose);
    }
    return isRight;
  }
}
