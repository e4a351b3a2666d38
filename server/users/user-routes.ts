import { mayChangeEmail, mayEditUser, maySeeEmail } from "../../contract/rights.ts";
import { changeRole, editUser, getUser, identityProblems, listUsers } from "../../contract/users.ts";
import { domainRule } from "../accounts/admission.ts";
import { requestEmailChange } from "../accounts/recovery-store.ts";
import { revokeTokens } from "../accounts/token-store.ts";
import type { Surroundings } from "../app.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection } from "../database.ts";
import type { Serve } from "../http.ts";
import { encodedImage } from "../images/image-store.ts";
import type { Lists } from "../lists/list-page.ts";
import { emailChangedMail } from "../mail/mail-texts.ts";
import { recipientById } from "../mail/recipient.ts";
import { conflict, forbidden, invalid } from "../problems.ts";
import { noteEvent } from "../security-log.ts";
import * as users from "./user-store.ts";

export function serveUsers(serve: Serve, surroundings: Surroundings, lists: Lists): void {
  const { database, config, mail, limits } = surroundings;
  const checkDomain = domainRule(config);

  serve(listUsers, ({ input }) => users.usersPage(database, lists, input));

  serve(getUser, async ({ input, session }) => {
    const { email, ...user } = await users.userById(database, input.id, session.user);
    return maySeeEmail(session.user, user) ? { ...user, email } : user;
  });

  serve.patiently(editUser, async ({ input: { id, file, ...fields }, session, request }) => {
    const form = { ...fields, draw: () => encodedImage(file, { limits, memberId: session.user.id }) };
    const { email, ...named } = form;
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
    if (email === user.email) {
      return users.replaceProfile(database, id, named, check, async (transaction) => {
        if (session.user.id !== id) await addToTrailOf(transaction);
      });
    }
    await limits.enforce("emailChanges", String(session.user.id));
    checkDomain(email);
    if (await users.emailTaken(database, email, id)) throw conflict("Email already registered");
    // One's own address changes when the new one is confirmed; staff who correct another's are believed.
    if (session.user.id === id) {
      const profile = await users.replaceProfile(database, id, named, check, async (transaction) =>
        requestEmailChange(transaction, surroundings, await recipientById(transaction, id), email),
      );
      noteEvent(request, "address change asked for", { userId: id });
      return profile;
    }
    const recipient = await recipientById(database, id);
    const profile = await users.replaceProfile(database, id, form, check, async (transaction) => {
      await revokeTokens(transaction, id);
      await mail.add(transaction, emailChangedMail(config, recipient));
      await addToTrailOf(transaction, "the address too");
    });
    noteEvent(request, "address changed", { userId: session.user.id, of: id });
    return profile;
  });

  serve(changeRole, async ({ input: { id, role }, session, request }) => {
    await users.changeRole(database, id, role, session.user);
    noteEvent(request, "role changed", { userId: session.user.id, of: id, role });
    return users.userById(database, id);
  });
}
