import { getResume } from "../../contract/people/resume.ts";
import { changeRole, editUser, getUser, listUsers } from "../../contract/people/users.ts";
import { maySeeEmail } from "../../contract/rights.ts";
import { forbidden } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Board } from "../http/services.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import type { Defences } from "../moderation/spam-rules.ts";
import { resumeOf } from "./resume.ts";
import { userEditing } from "./user-editing.ts";
import { userList } from "./user-list.ts";
import * as users from "./user-store.ts";

export function userRoutes(board: Board & { defences: Defences; lists: Lists; currentSkills: CurrentSkills }): void {
  const { serve, database, config } = board;
  const listed = userList(board);

  serve(listUsers, ({ input, session, messages }) => listed(input, session, messages));

  serve(getUser, async ({ input: { id, as }, session }) => {
    if (as && id !== session.user.id) throw forbidden();
    const found = as ? users.ownProfileAs(database, session, as) : users.userById(database, id, session);
    const { email, ...user } = await found;
    return !as && maySeeEmail(session.user, user) ? { ...user, email } : user;
  });

  serve(getResume, ({ session }) => resumeOf(database, config, session));

  serve.patiently(editUser, userEditing(board));

  serve(changeRole, async ({ input: { id, role }, session, request }) => {
    await users.changeRole(database, id, role, session.user);
    noteEvent(request, "role changed", { userId: session.user.id, of: id, role });
    return users.userById(database, id, session);
  });
}
