import { fieldMessages } from "../../../contract/interface/problems.ts";
import { type ChangedProfile, changedProfile } from "../../../contract/people/profiles.ts";
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
import { recipientById } from "../../mail/recipient.ts";
import { domainRule } from "../accounts/admission.ts";
import { requestEmailChange } from "../accounts/recovery-store.ts";
import { checkIsOpen } from "../accounts/session-store.ts";
import { currentPasswordCheck } from "../passwords/current-password.ts";
import type { UserList } from "./user-list.ts";
import * as users from "./user-store.ts";

export function serveUsers(serve: Serve, surroundings: Surroundings, listed: UserList): void {
  const { database, config, limits } = surroundings;
  const checkDomain = domainRule(config);
  const checkCurrent = currentPasswordCheck(surroundings);

  serve(listUsers, ({ input, session, messages }) => listed(input, session, messages));

  serve(getUser, async ({ input: { id, as }, session }) => {
    if (as && id !== session.user.id) throw forbidden();
    const found = as ? users.ownPageAs(database, session, as) : users.userById(database, id, session);
    const { email, ...user } = await found;
    return !as && maySeeEmail(session.user, user) ? { ...user, email } : user;
  });

  serve.patiently(
    editUser,
    async ({ input: { id, file, currentPassword, profile: sent, ...fields }, session, request }) => {
      const isOthers = session.user.id !== id;
      // A profile's own words may only be changed by its member, whatever their role.
      if (isOthers && sent !== undefined) throw forbidden();
      const profile = sent === undefined ? {} : sentProfile(sent);
      const form = { ...fields, profile, draw: () => encodedImage(file, { limits, memberId: session.user.id }) };
      const { email, ...named } = form;
      const check = (user: users.LockedUser) => {
        if (!mayEditUser(session.user, user)) throw forbidden();
        if (email !== user.email && !mayChangeEmail(session.user, user)) throw forbidden();
      };
      const user = await users.userById(database, id, session);
      check(user);
      const problems = identityProblems(user, form);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const addToTrailOf = (transaction: Connection, note?: string) =>
        addToTrail(transaction, { by: session.user, action: "edited", subject: "user", id, note });
      const shown = ({ locale, emailConfirmed, state, ...profile }: Profile) =>
        isOthers ? profile : { ...profile, locale, emailConfirmed, state };
      if (email === user.email) {
        const saved = users.replaceProfile(database, id, named, session, check, async (transaction) => {
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
      const saved = await users.replaceProfile(database, id, named, session, check, async (transaction) => {
        await checkIsOpen(transaction, session.id);
        await requestEmailChange(transaction, surroundings, await recipientById(transaction, id), email, asker);
        if (isOthers) await addToTrailOf(transaction, noted("emailToo"));
      });
      noteEvent(request, "address change asked for", { userId: session.user.id, of: isOthers ? id : undefined });
      return shown(saved);
    },
  );

  serve(changeRole, async ({ input: { id, role }, session, request }) => {
    await users.changeRole(database, id, role, session.user);
    noteEvent(request, "role changed", { userId: session.user.id, of: id, role });
    return users.userById(database, id, session);
  });
}

/** Parses the profile field of the form. Throws invalid on the wrong field, or on `profile` where it is no object. */
function sentProfile(sent: string): ChangedProfile {
  const { data, error } = changedProfile.safeParse(parsed(sent));
  if (!error) return data;
  const { "": whole, ...fields } = fieldMessages(error);
  throw invalid(whole ? { profile: whole } : fields);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
