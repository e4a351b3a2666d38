import { changePrivacy } from "../../contract/people/privacy.ts";
import {
  changeLocale,
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  forgetMailRefused,
  getAccount,
  listSessions,
  previewDeletion,
} from "../../contract/people/settings.ts";
import { isStaff } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import { networkOf } from "../http/network.ts";
import { notFound } from "../http/problems.ts";
import { requestLanguage } from "../http/reply-language.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Board } from "../http/services.ts";
import { passwordChangedMail } from "../mail/account-mails.ts";
import { recipientById } from "../mail/recipient.ts";
import { clearRefusal, refusalOf } from "../mail/refused-address-store.ts";
import { openCases } from "../moderation/case-store.ts";
import { unreadOf } from "../notifications/notification-read-store.ts";
import { leaveBoard } from "./account-deletion.ts";
import { accountExport } from "./account-export.ts";
import { noteUsedLocale } from "./accounts/account-store.ts";
import { hashPassword } from "./accounts/password.ts";
import { currentPasswordCheck, wrongPasswordIn } from "./accounts/password-check.ts";
import { passwordRule } from "./accounts/password-rule.ts";
import { revokeTokens } from "./accounts/token-store.ts";
import { blockedBy } from "./block-store.ts";
import type { ExportedKinds } from "./export-queries.ts";
import * as settings from "./settings-store.ts";
import { privacyOf, setPrivacy } from "./settings-store.ts";
import { profileById } from "./user-store.ts";

/** Further work in a transaction after which others see less of a member. */
export type AfterPrivacyChange = (transaction: Connection, memberId: number) => Promise<void>;

export function settingsRoutes(board: Board & { afterPrivacyChange: AfterPrivacyChange; kinds: ExportedKinds }): void {
  const { serve, database, config, mail, afterPrivacyChange } = board;
  const checkRule = passwordRule(config);
  const checkCurrent = currentPasswordCheck(board);

  serve(getAccount, async ({ session }) => {
    const { id } = session.user;
    const [user, privacy, heldSkills, impliedSkills, pendingEmail, unread, mailRefused, blocked, cases] =
      await Promise.all([
        profileById(database, id, session),
        privacyOf(database, id),
        settings.heldSkillsOf(database, id),
        settings.impliedSkillsOf(database, id),
        settings.pendingEmailOf(database, id),
        unreadOf(database, session.user),
        refusalOf(database, id),
        blockedBy(database, id),
        isStaff(session.user) ? openCases(database) : null,
      ]);
    return {
      user,
      privacy,
      heldSkills,
      impliedSkills,
      pendingEmail,
      unread,
      mailRefused,
      blocked,
      ...cases,
    };
  });

  serve(forgetMailRefused, ({ session }) => clearRefusal(database, session.user.id));

  serve(listSessions, async ({ session }) => ({
    results: await settings.sessionsOf(database, session.user.id, session.id),
  }));

  serve(endSession, async ({ input, session }) => {
    if (!(await settings.endSessionOf(database, session.user.id, input.id))) throw notFound("session");
  });

  serve(endAllSessions, async ({ session, request }) => {
    await settings.endAllSessionsOf(database, session.user.id);
    noteEvent(request, "logged out everywhere", { userId: session.user.id });
  });

  serve.patiently(changePassword, async ({ input, session, request }) => {
    const { user } = session;
    await checkRule(input.password);
    await checkCurrent({ request, session }, input.currentPassword, wrongPasswordIn("currentPassword"));
    const passwordHash = await hashPassword(input.password, networkOf(request.ip));
    await database.begin(async (transaction) => {
      await settings.setPassword(transaction, { userId: user.id, passwordHash, keepSession: session.id });
      await revokeTokens(transaction, user.id);
      await mail.add(transaction, passwordChangedMail(config, await recipientById(transaction, user.id)));
    });
    noteEvent(request, "password changed", { userId: user.id });
  });

  serve(changeLocale, ({ input, session, request }) =>
    database.begin(async (transaction) => {
      await settings.chooseLocale(transaction, session.user.id, input.locale);
      await noteUsedLocale(transaction, session.user.id, requestLanguage(request));
    }),
  );

  serve(changePrivacy, async ({ input, session }) => {
    const { id } = session.user;
    return database.begin(async (transaction) => {
      const privacy = await setPrivacy(transaction, id, input);
      await afterPrivacyChange(transaction, id);
      return privacy;
    });
  });

  serve.stream(exportAccount, accountExport(board));

  serve(previewDeletion, ({ session }) => settings.ownBelongingsOf(database, session.user.id));

  serve.patiently(deleteAccount, async ({ input, session, request }) => {
    const { user } = session;
    await checkCurrent({ request, session }, input.password, wrongPasswordIn("password"));
    const log = (error: unknown, sentence: string) => request.log.error(error, sentence);
    await leaveBoard(board, { id: user.id, posts: input.posts, log });
    noteEvent(request, "account deleted", { userId: user.id, posts: input.posts });
  });
}
