import {
  askForConfirmation,
  confirmEmail,
  recoverPassword,
  resetPassword,
  takeBackEmail,
} from "../../../contract/people/accounts.ts";
import { networkOf } from "../../http/network.ts";
import { HttpProblem, says } from "../../http/problems.ts";
import { noteEvent } from "../../http/security-log.ts";
import type { Board } from "../../http/services.ts";
import { lockOf } from "./account-store.ts";
import { allowChange, confirmEmail as confirmChange } from "./address-change-store.ts";
import * as addressReturns from "./address-return-store.ts";
import { confirmAddress, mailConfirmation } from "./confirmation-store.ts";
import { passwordRule } from "./password-rule.ts";
import * as recovery from "./recovery-store.ts";

export function recoveryRoutes(board: Board): void {
  const { serve, database, config, mail, limits } = board;
  const checkPassword = passwordRule(config);

  // Takes the same time whether or not the account exists: it is only looked up after the response.
  serve(recoverPassword, async ({ input, request, messages: { replies } }) => {
    if (await limits.allows("recoveryRequests", networkOf(request.ip)))
      await mail.askForRecovery(database, input.email);
    return { message: replies.recoverySent };
  });

  serve.patiently(resetPassword, async ({ input, request, messages: { replies } }) => {
    await checkPassword(input.password);
    const userId = await recovery.resetPassword(board, { ...input, network: networkOf(request.ip) });
    if (userId === null) throw new HttpProblem(400, "invalid-token", says("deadResetToken"));
    noteEvent(request, "password reset", { userId });
    // Also ends a lock-out that strangers caused: reading the account's mail proves more than a password.
    await limits.forgive("logInFailures", lockOf(userId));
    await limits.forgive("wrongPasswords", String(userId));
    return { message: replies.passwordReset };
  });

  serve.patiently(confirmEmail, async ({ input, request, messages: { replies } }) => {
    for (const [confirm, done] of confirmations) {
      const userId = await confirm(board, input.token, networkOf(request.ip));
      if (userId === null) continue;
      noteEvent(request, "address confirmed", { userId, by: done });
      return { message: replies[done] };
    }
    throw deadLink;
  });

  serve(askForConfirmation, async ({ session, messages: { replies } }) => {
    const { id } = session.user;
    await database.begin(async (transaction) => {
      await mailConfirmation(transaction, { config, mail }, id);
      await limits.spend(transaction, "confirmations", String(id));
    });
    return { message: replies.confirmationSent };
  });

  serve.patiently(takeBackEmail, async ({ input, request, messages: { replies } }) => {
    const userId = await addressReturns.takeBackEmail(board, input.token, networkOf(request.ip));
    if (userId === null) throw deadLink;
    noteEvent(request, "address change taken back", { userId });
    return { message: replies.emailTakenBack };
  });
}

/** The kinds of links to the page that confirms an address, each with its reply. */
const confirmations = [
  [confirmChange, "emailConfirmed"],
  [confirmAddress, "addressConfirmed"],
  [allowChange, "changeAllowed"],
  [addressReturns.agreeToChange, "changeAgreed"],
] as const;

const deadLink = new HttpProblem(400, "invalid-token", says("deadLink"));
