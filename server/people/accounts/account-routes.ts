import { logOut, signUp } from "../../../contract/people/accounts.ts";
import { hashedAddress } from "../../cohorts/roster-hash.ts";
import { networkOf } from "../../http/network.ts";
import { invalid, says } from "../../http/problems.ts";
import { requestLanguage } from "../../http/reply-language.ts";
import { noteEvent } from "../../http/security-log.ts";
import type { Board } from "../../http/services.ts";
import { quickFormCheck, refuseFilledHoneypot } from "../../moderation/form-check.ts";
import { addAccount, addInvited, noteUsedLocale } from "./account-store.ts";
import { admission } from "./admission-rules.ts";
import { mailConfirmation } from "./confirmation-store.ts";
import { hashPassword } from "./password.ts";
import { passwordRule } from "./password-rule.ts";
import { endSession } from "./session-store.ts";

export function accountRoutes({ serve, database, config, limits, mail }: Board): void {
  const checkPassword = passwordRule(config);
  const admit = admission(config);
  const refuseQuick = quickFormCheck(config);

  serve.patiently(signUp, async ({ input, request }) => {
    const { password, invitation, introduction, openedFor, website, ...account } = input;
    refuseQuick({ openedFor });
    refuseFilledHoneypot({ openedFor, website });
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
      if (config.confirmEmail && !isInvited) await mailConfirmation(transaction, { config, mail }, added.id);
      return added;
    });
    noteEvent(request, "signed up", { userId: user.id });
    return { user };
  });

  serve(logOut, async ({ session, request }) => {
    await endSession(database, session.id);
    noteEvent(request, "logged out", { userId: session.user.id });
  });
}
