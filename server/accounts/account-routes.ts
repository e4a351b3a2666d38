import { logIn, logOut, passwordMaxLimit, signUp } from "../../contract/accounts.ts";
import { lengthOf } from "../../contract/fields.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { networkOf } from "../limits/network.ts";
import { letIn } from "../members/suspension-store.ts";
import { unauthorized } from "../problems.ts";
import { noteEvent } from "../security-log.ts";
import { accountByEmail, addAccount } from "./account-store.ts";
import { admission } from "./admission.ts";
import { hashPassword, isPasswordOf } from "./password.ts";
import { passwordRule } from "./password-rule.ts";
import { endSession, startSession } from "./session-store.ts";

export function serveAccounts(serve: Serve, { database, config, limits }: Surroundings): void {
  const checkPassword = passwordRule(config);
  const admit = admission(config);

  serve.patiently(signUp, async ({ input: { password, invitation, ...account }, request }) => {
    await checkPassword(password);
    await limits.enforce("signUps", networkOf(request.ip));
    const passwordHash = await hashPassword(password);
    const user = await database.begin(async (transaction) => {
      await admit(transaction, account.email, invitation);
      return addAccount(transaction, { ...account, passwordHash });
    });
    noteEvent(request, "signed up", { userId: user.id });
    return { user };
  });

  serve.patiently(logIn, async ({ input, request }) => {
    const known = await accountByEmail(database, input.email);
    const whose = known ? `member ${known.account.id}` : `nobody ${input.email}`;
    await limits.check("logInFailures", whose);
    // No password is longer than any board allows; hashing a megabyte would be work for nothing.
    const password = lengthOf(input.password) <= passwordMaxLimit ? input.password : "";
    const right = await isPasswordOf(known?.passwordHash ?? null, password);
    if (!known || !right) {
      await limits.allows("logInFailures", whose);
      noteEvent(request, "log-in refused", { userId: known?.account.id });
      throw unauthorized("Invalid email or password");
    }
    // Of many guesses at once a right one must not pass after ten wrong ones.
    await limits.check("logInFailures", whose);
    await limits.forgive("logInFailures", whose);
    const token = await database.begin(async (transaction) => {
      await letIn(transaction, known.account.id);
      return startSession(transaction, known.account.id, request.headers["user-agent"] ?? "");
    });
    noteEvent(request, "logged in", { userId: known.account.id });
    return { user: known.account, token };
  });

  serve(logOut, async ({ session, request }) => {
    await endSession(database, session.id);
    noteEvent(request, "logged out", { userId: session.user.id });
  });
}
