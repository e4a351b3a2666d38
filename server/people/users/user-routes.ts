import {
  changeRole,
  editUser,
  getUser,
  identityProblems,
  listUsers,
  type Profile,
} from "../../../contract/people/users.ts";
import { mayChangeEmail, mayEditUser, maySeeEmail } from "../../../contract/rights.ts";
import { addToTrail, noted } from "../../audit/audit-store.ts";
import type { Connection } from "../../database/connection.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import { conflict, forbidden, invalid } from "../../http/problems.ts";
import { noteEvent } from "../../http/security-log.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { encodedImage } from "../../images/image-store.ts";
import type { Lists } from "../../lists/list-page.ts";
import { recipientById } from "../../mail/recipient.ts";
import { domainRule } from "../accounts/admission.ts";
import { requestEmailChange } from "../accounts/recovery-store.ts";
import { currentPasswordCheck } from "../passwords/current-password.ts";
import * as users from "./user-store.ts";

export function serveUsers(serve: Serve, surroundings: Surroundings, lists: Lists): void {
  const { database, config, limits } = surroundings;
  const checkDomain = domainRule(config);
  const checkCurrent = currentPasswordCheck(surroundings);

  serve(listUsers, ({ input }) => users.usersPage(database, lists, input));

  serve(getUser, async ({ input, session }) => {
    const { email, ...user } = await users.userById(database, input.id, session.user);
    return maySeeEmail(session.user, user) ? { ...user, email } : user;
  });

  serve.patiently(editUser, async ({ input: { id, file, currentPassword, ...fields }, session, request }) => {
    const form = { ...fields, draw: () => encodedImage(file, { limits, memberId: session.user.id }) };
    const { email, ...named } = form;
    const isOthers = session.user.id !== id;
    const check = (user: users.HeldUser) => {
      if (!mayEditUser(session.user, user)) throw forbidden();
      if (email !== user.email && !mayChangeEmail(session.user, user)) throw forbidden();
    };
    const user = await users.userById(database, id, session.user);
    check(user);
    const problems = identityProblems(user, form);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const addToTrailOf = (transaction: Connection, note?: string) =>
      addToTrail(transaction, { by: session.user, action: "edited", subject: "user", id, note });
    const shown = ({ locale, ...profile }: Profile) => (isOthers ? profile : { ...profile, locale });
    if (email === user.email) {
      const saved = users.replaceProfile(database, id, named, check, async (transaction) => {
        if (isOthers) await addToTrailOf(transaction);
      });
      return shown(await saved);
    }
    if (currentPassword !== undefined) {
      await checkCurrent(request, session.user.id, "currentPassword", currentPassword);
    }
    await limits.enforce("emailChanges", String(session.user.id));
    checkDomain(email);
    if (await users.emailTaken(database, email, id)) throw conflict("emailTaken");
    const asker = { userId: session.user.id, sessionId: session.id };
    const profile = await users.replaceProfile(database, id, named, check, async (transaction) => {
      await requestEmailChange(transaction, surroundings, await recipientById(transaction, id), email, asker);
      if (isOthers) await addToTrailOf(transaction, noted("emailToo"));
    });
    noteEvent(request, "address change asked for", { userId: session.user.id, of: isOthers ? id : undefined });
    return shown(profile);
  });

  serve(changeRole, async ({ input: { id, role }, session, request }) => {
    await users.changeRole(database, id, role, session.user);
    noteEvent(request, "role changed", { userId: session.user.id, of: id, role });
    return users.userById(database, id, session.user);
  });
}
