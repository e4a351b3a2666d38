import { logIn, logOut, signUp } from "../../../contract/people/accounts.ts";
import { mailboxKey } from "../../../contract/people/mailbox.ts";
import { hashedAddress } from "../../cohorts/roster-hash.ts";
import type { Board } from "../../http/board.ts";
import { networkOf } from "../../http/network.ts";
import { invalid, says, unauthorized } from "../../http/problems.ts";
import { requestLanguage } from "../../http/reply-language.ts";
import { noteEvent } from "../../http/security-log.ts";
import { refuseTrapped, refusingQuick } from "../../moderation/form-speed.ts";
import { noteLogIn } from "../../suspensions/suspension-store.ts";
import { accountByEmail, addAccount, addInvited, isPasswordStill, lockOf, noteUsedLocale } from "./account-store.ts";
import { admission } from "./admission.ts";
import { askToConfirm } from "./confirmation-store.ts";
import { hashPassword, isPasswordOf } from "./password.ts";
import { passwordRule } from "./password-rule.ts";
import { endSession, startSession } from "./session-store.ts";

export function accountRoutes({ serve, database, config, limits, mail }: Board): void {
  const checkPassword = passwordRule(config);
  const admit = admission(config);
  const refuseQuick = refusingQuick(config);

  serve.patiently(signUp, async ({ input, request }) => {
    const { password, invitation, introduction, openedFor, website, ...account } = input;
    refuseQuick({ openedFor });
    refuseTrapped({ openedFor, website });
    await checkPassword(password);
    const network = networkOf(request.ip);
    await limits.enforce("signUps", network);
    const passwordHash = await hashPassword(password, network);
    const invited = invitation ? await hashedAddress(database, account.email, network) : null;
    const user = await database.begin(async (transaction) => {
      const isInvited = await admit(transaction, account.email, invitation);
      const isWaiting = config.signUp === "approval" && !isInvited;
      if (isWaiting && introduction === null) throw invalid({ introduction: says("introduceYourself") });
      const asked = { introduction, isWaiting, hasToConfirm: config.confirmEmail };
      const added =
        isInvited && invited
          ? await addInvited(transaction, { ...account, passwordHash }, invited)
          : await addAccount(transaction, { ...account, passwordHash }, asked);
      await noteUsedLocale(transaction, added.id, requestLanguage(request));
      if (config.confirmEmail && !isInvited) await askToConfirm(transaction, { config, mail }, added.id);
      return added;
    });
    noteEvent(request, "signed up", { userId: user.id });
    return { user };
  });

  serve.patiently(logIn, async ({ input, request }) => {
    const known = await accountByEmail(database, input.email);
    const whose = known ? lockOf(known.account.id) : `nobody ${mailboxKey(input.email)}`;
    const network = networkOf(request.ip);
    const checkFailures = async () => {
      await limits.check("networkLogInFailures", network);
      await limits.check("logInFailures", whose);
    };
    await checkFailures();
    const isRight = () => isPasswordOf(known?.passwordHash ?? null, input.password, network);
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
    const token = await database.begin(async (transaction) => {
      await noteLogIn(transaction, known.account.id);
      // After a concurrent change of the password, which ends all sessions, the old one must not start a new session.
      if (!(await isPasswordStill(transaction, known))) throw unauthorized("wrongCredentials");
      await noteUsedLocale(transaction, known.account.id, requestLanguage(request));
      return startSession(transaction, known.account.id, request.headers["user-agent"] ?? "");
    });
    noteEvent(request, "logged in", { userId: known.account.id });
    return { user: known.account, token };
  });

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

  serve(logOut, async ({ session, request }) => {
    await endSession(database, session.id);
    noteEvent(request, "logged out", { userId: session.user.id });
  });
}
