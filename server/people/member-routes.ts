import {
  admitUser,
  eraseMember,
  inviteUser,
  liftSuspension,
  listMembers,
  previewErasure,
  refuseUser,
  suspendUser,
} from "../../contract/people/members.ts";
import { fullName } from "../../contract/people/names.ts";
import { maySuspend } from "../../contract/rights.ts";
import { admitWaiting, lockWaiting } from "../admission/admission-store.ts";
import { addToTrail } from "../audit/audit-store.ts";
import { lockVerification } from "../cohorts/verification-store.ts";
import { conflict, forbidden } from "../http/problems.ts";
import { requestLanguage } from "../http/reply-language.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Board } from "../http/services.ts";
import { admittedMail, refusedMail, suspensionLiftedMail } from "../mail/account-mails.ts";
import { recipientById } from "../mail/recipient.ts";
import { decide } from "../moderation/case-decision.ts";
import { endSuspensionOf } from "../suspensions/suspension-store.ts";
import { leaveBoard } from "./account-deletion.ts";
import { inviteMember } from "./invitation-store.ts";
import * as members from "./member-store.ts";
import { belongingsOf } from "./settings-store.ts";

export function memberRoutes(board: Board): void {
  const { serve, database, config, mail, limits } = board;

  serve(listMembers, ({ input }) => members.membersPage(database, input));

  serve.manyAtOnce(
    suspendUser,
    async ({ input: { id, reason: text, rule: reason, endsOn }, session: { user: by }, request }) => {
      const suspended = await database.begin(async (transaction) => {
        await members.memberById(transaction, id);
        const verdict = { outcome: "suspended", reason, text, parts: [], suspension: { endsOn } } as const;
        await decide(transaction, { config, mail, by, action: "suspended" }, { parent: "users", id }, verdict);
        return members.memberById(transaction, id);
      });
      noteEvent(request, "member suspended", { userId: by.id, of: id });
      return suspended;
    },
  );

  serve.manyAtOnce(liftSuspension, async ({ input: { id }, session, request }) => {
    await database.begin(async (transaction) => {
      await lockVerification(transaction);
      const member = await members.lockedMember(transaction, id);
      if (!maySuspend(session.user, member)) throw forbidden();
      await endSuspensionOf(transaction, id);
      await mail.add(transaction, suspensionLiftedMail(config, await recipientById(transaction, id)));
      await addToTrail(transaction, { by: session.user, action: "reinstated", subject: "user", id });
    });
    noteEvent(request, "suspension lifted", { userId: session.user.id, of: id });
  });

  serve(inviteUser, async ({ input: { id }, session, request }) => {
    await limits.enforce("invitations", String(session.user.id));
    await database.begin(async (transaction) => {
      const member = await members.lockedMember(transaction, id);
      if (member.state === "suspended") throw conflict("isSuspended", fullName(member));
      if (member.state === "active") throw conflict("hasJoined", fullName(member));
      const language = requestLanguage(request) ?? config.defaultLocale;
      await inviteMember(transaction, { config, mail, by: session.user, language }, id);
    });
    noteEvent(request, "member invited", { userId: session.user.id, of: id });
  });

  serve(admitUser, async ({ input: { id }, session, request }) => {
    const member = await database.begin(async (transaction) => {
      await lockWaiting(transaction, id);
      const admitted = await admitWaiting(transaction, [id]);
      await mail.addAll(
        transaction,
        admitted.map((member) => admittedMail(config, member)),
      );
      await addToTrail(transaction, { by: session.user, action: "admitted", subject: "user", id });
      return members.memberById(transaction, id);
    });
    noteEvent(request, "member let in", { userId: session.user.id, of: id });
    return member;
  });

  serve(refuseUser, async ({ input: { id, reason }, session, request }) => {
    const log = (error: unknown, sentence: string) => request.log.error(error, sentence);
    await leaveBoard(board, {
      id,
      posts: "erase",
      log,
      first: (transaction) => lockWaiting(transaction, id),
      last: async (transaction, refused) => {
        await mail.add(transaction, refusedMail(config, refused, reason));
        await addToTrail(transaction, { by: session.user, action: "refused", subject: "user", id });
      },
    });
    noteEvent(request, "member refused", { userId: session.user.id, of: id });
  });

  serve(previewErasure, async ({ input: { id } }) => {
    await members.memberById(database, id);
    return belongingsOf(database, id);
  });

  serve(eraseMember, async ({ input: { id, posts }, session, request }) => {
    const { user } = session;
    if (id === user.id) throw conflict("thisIsYou");
    const log = (error: unknown, sentence: string) => request.log.error(error, sentence);
    await leaveBoard(board, { id, posts, by: user, log });
    noteEvent(request, "member erased", { userId: user.id, of: id, posts });
  });
}
