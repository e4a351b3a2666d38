import { mayChangeEmail, mayEditUser, maySeeEmail } from "../../contract/rights.ts";
import { changeRole, editUser, getUser, listUsers } from "../../contract/users.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { keepSentImage } from "../images/image-store.ts";
import { forbidden } from "../problems.ts";
import * as users from "./user-store.ts";

export function serveUsers(serve: Serve, { database }: Surroundings): void {
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
    return users.replaceProfile(database, id, { ...form, avatar });
  });

  serve(changeRole, async ({ input: { id, role }, session, request }) => {
    await users.changeRole(database, id, role);
    request.log.info({ userId: session.user.id, of: id, role }, "role changed");
    return users.userById(database, id);
  });
}
