import { mayChangeEmail, mayEditUser, maySeeEmail } from "../../contract/rights.ts";
import { changeRole, editUser, getUser, listUsers } from "../../contract/users.ts";
import { requestEmailChange } from "../accounts/recovery-store.ts";
import { revokeTokens } from "../accounts/token-store.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { keepSentImage } from "../images/image-store.ts";
import { emailChangedMail } from "../mail/mail-texts.ts";
import { conflict, forbidden } from "../problems.ts";
import * as users from "./user-store.ts";

export function serveUsers(serve: Serve, surroundings: Surroundings): void {
  const { database, config, mail } = surroundings;

  serve(listUsers, ({ input }) => users.usersPage(database, input));

  serve(getUser, async ({ input, session }) => {
    const { email, ...user } = await users.userById(database, input.id);
    return maySeeEmail(session.user, user) ? { ...user, email } : user;
  });

  serve(editUser, async ({ input: { id, file, ...form }, session }) => {
    const user = await users.userById(database, id);
    if (!mayEditUser(session.user, user)) throw forbidden();
    if (form.email !== user.email && !mayChangeEmail(session.user, user)) throw forbidden();
    const avatar = await keepSentImage(database, file);
    if (form.email === user.email) return users.replaceProfile(database, id, { ...form, avatar });
    if (await users.emailTaken(database, form.email, id)) throw conflict("Email already registered");
    // One's own address changes when the new one is confirmed; staff who correct another's are believed.
    if (session.user.id === id) {
      const profile = await users.replaceProfile(database, id, { ...form, email: user.email, avatar });
      await requestEmailChange(surroundings, user, form.email);
      return profile;
    }
    const profile = await users.replaceProfile(database, id, { ...form, avatar });
    await revokeTokens(database, id);
    await mail.add(database, emailChangedMail(config, user));
    return profile;
  });

  serve(changeRole, async ({ input: { id, role }, session, request }) => {
    await users.changeRole(database, id, role);
    request.log.info({ userId: session.user.id, of: id, role }, "role changed");
    return users.userById(database, id);
  });
}
