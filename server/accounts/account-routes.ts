import { logIn, logOut, newPassword, passwordMaxLimit, signUp } from "../../contract/accounts.ts";
import { lengthOf } from "../../contract/fields.ts";
import { fieldMessages } from "../../contract/problems.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { invalid, unauthorized } from "../problems.ts";
import { accountByEmail, addAccount } from "./account-store.ts";
import { hashPassword, isPasswordOf } from "./password.ts";
import { endSession, startSession } from "./session-store.ts";

export function serveAccounts(serve: Serve, { database, config }: Surroundings): void {
  const acceptable = newPassword(config.passwordMax);

  serve(signUp, async ({ input, request }) => {
    const { password, ...account } = input;
    const checked = acceptable.safeParse(password);
    if (!checked.success) throw invalid({ password: Object.values(fieldMessages(checked.error))[0] ?? "" });
    const user = await addAccount(database, { ...account, passwordHash: await hashPassword(password) });
    request.log.info({ userId: user.id }, "signed up");
    return { user };
  });

  serve(logIn, async ({ input, request }) => {
    const known = await accountByEmail(database, input.email);
    // No password is longer than any board allows; hashing a megabyte would be work for nothing.
    const password = lengthOf(input.password) <= passwordMaxLimit ? input.password : "";
    const right = await isPasswordOf(known?.passwordHash ?? null, password);
    if (!known || !right) {
      request.log.info({ userId: known?.account.id }, "log-in refused");
      throw unauthorized("Invalid email or password");
    }
    const token = await startSession(database, known.account.id, request.headers["user-agent"] ?? "");
    request.log.info({ userId: known.account.id }, "logged in");
    return { user: known.account, token };
  });

  serve(logOut, async ({ session }) => {
    await endSession(database, session.id);
  });
}
