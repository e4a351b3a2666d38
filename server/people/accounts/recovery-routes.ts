import {
  confirmEmail,
  invalidLink,
  invalidResetToken,
  passwordReset,
  recoverPassword,
  recoverySent,
  resetPassword,
  takeBackEmail,
} from "../../../contract/people/accounts.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import { HttpProblem } from "../../http/problems.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { networkOf } from "../../limits/network.ts";
import { noteEvent } from "../../process/address-redaction.ts";
import { passwordRule } from "../passwords/password-rule.ts";
import { lockOf } from "./account-store.ts";
import * as addressReturns from "./address-return-store.ts";
import * as recovery from "./recovery-store.ts";

export function serveRecovery(serve: Serve, surroundings: Surroundings): void {
  const { database, config, mail, limits } = surroundings;
  const checkPassword = passwordRule(config);

  // The same work whether or not there is such an account: who it is, is looked up after the answer.
  serve(recoverPassword, async ({ input, request }) => {
    if (await limits.allows("recoveryRequests", networkOf(request.ip)))
      await mail.askForRecovery(database, input.email);
    return { message: recoverySent };
  });

  serve.patiently(resetPassword, async ({ input, request }) => {
    await checkPassword(input.password);
    const userId = await recovery.resetPassword(surroundings, input);
    if (userId === null) throw new HttpProblem(400, { error: invalidResetToken, code: "invalid-token" });
    noteEvent(request, "password reset", { userId });
    // The way past a lock that strangers keep closed: who reads the account's mail has guessed nothing.
    await limits.forgive("logInFailures", lockOf(userId));
    await limits.forgive("wrongPasswords", String(userId));
    return { message: passwordReset };
  });

  serve(confirmEmail, async ({ input, request }) => {
    const userId = await recovery.confirmEmail(surroundings, input.token);
    if (userId === null) throw deadLink;
    noteEvent(request, "address confirmed", { userId });
    return { message: "Your new address is confirmed." };
  });

  serve(takeBackEmail, async ({ input, request }) => {
    const userId = await addressReturns.takeBackEmail(surroundings, input.token);
    if (userId === null) throw deadLink;
    noteEvent(request, "address change taken back", { userId });
    return { message: "Your address stays as it was. We sent a link to a new password there." };
  });
}

const deadLink = new HttpProblem(400, { error: invalidLink, code: "invalid-token" });
