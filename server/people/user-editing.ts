import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { fieldMessages } from "../../contract/interface/problems.ts";
import { type ChangedProfile, changedProfile } from "../../contract/people/profiles.ts";
import { type editUser, identityProblems, type Profile } from "../../contract/people/users.ts";
import { mayChangeEmail, mayEditUser } from "../../contract/rights.ts";
import { addToTrail, auditNote } from "../audit/audit-store.ts";
import type { Call } from "../http/endpoint-server.ts";
import { conflict, forbidden, invalid, proofNeeded } from "../http/problems.ts";
import { noteEvent } from "../http/security-log.ts";
import type { Services } from "../http/services.ts";
import type { Session } from "../http/session.ts";
import { encodedImage } from "../images/image-store.ts";
import { limitOfEdits } from "../moderation/daily-limits.ts";
import { type Defences, refuseHeld } from "../moderation/spam-rules.ts";
import { profileWords } from "../moderation/text-words.ts";
import { askOldMailbox, requestEmailChange } from "./accounts/address-change-store.ts";
import { domainRule } from "./accounts/admission-rules.ts";
import { currentPasswordCheck, wrongPasswordIn } from "./accounts/password-check.ts";
import { checkIsOpen } from "./accounts/session-store.ts";
import * as users from "./user-store.ts";

/**
 * Replaces a profile. A new address counts only once the member confirms it by a mailed link. Without a proof, the old address
 * must approve it first.
 */
export function userEditing(services: Services & { defences: Defences }) {
  const { database, limits, defences } = services;
  const checkAddress = newAddressCheck(services);

  return async ({ input, session, request }: Call<typeof editUser>): Promise<Saved> => {
    const { id, file, picture: fate, currentPassword, profile: sent, email, ...fields } = input;
    const { user: editor } = session;
    const isOthers = editor.id !== id;
    // A profile's own words may only be changed by its member, whatever their role.
    if (isOthers && sent !== undefined) throw forbidden();
    const changed = { ...fields, profile: sent === undefined ? {} : sentProfile(sent) };
    const check = (user: users.LockedUser) => {
      if (!mayEditUser(editor, user)) throw forbidden();
      if (email !== user.email && (session.grant || !mayChangeEmail(editor, user))) throw forbidden();
    };

    const user = await users.userById(database, id, session);
    check(user);
    const problems = identityProblems(user, { ...fields, email });
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const isMoving = email !== user.email;
    const isProven = isMoving && (await checkAddress({ input, session, request }));
    const picture = await encodedImage(file, { limits, writer: session });

    const saved = await users.replaceProfile(database, id, changed, { picture, fate }, session, {
      check,
      also: async (transaction, formerCompany) => {
        await limits.spend(transaction, limitOfEdits(session), String(editor.id));
        if (profileWords(changed.profile).said !== "") {
          // All of it: in parts it would hold more than a post may.
          const whole = profileWords({ ...user, ...changed.profile });
          const before = async () => profileWords(user).said;
          await refuseHeld(transaction, defences, session, { field: "profile", ...whole, before });
        }
        const { companyId } = fields;
        if (companyId !== null && companyId !== formerCompany)
          await limits.spend(transaction, "companyChanges", String(id));
        if (isMoving) {
          const asker = { userId: editor.id, sessionId: session.id };
          await checkIsOpen(transaction, session.id);
          const change = isProven ? requestEmailChange : askOldMailbox;
          await change(transaction, services, { id, newEmail: email, asker });
        }
        const deed = { by: editor, subject: "user", id } as const;
        const note = isMoving ? auditNote("emailToo") : undefined;
        if (isOthers) await addToTrail(transaction, { ...deed, action: "edited", note });
        if (isOthers && isMoving) await addToTrail(transaction, { ...deed, action: "readdressed" });
      },
    });
    if (isMoving) noteEvent(request, "address change asked for", { userId: editor.id, of: isOthers ? id : undefined });
    const waitsForOldMailbox = isMoving && !isProven && ({ addressChange: "old-mailbox" } as const);
    return { ...(isOthers ? withoutOwnFacts(saved) : saved), ...waitsForOldMailbox };
  };
}

type Saved = OutputOf<typeof editUser>;
type Moving = Pick<Call<typeof editUser>, "input" | "request"> & { session: Session };

/**
 * Checks whether an address may replace the current one: the password if one was sent, the limit, the domain, and that it is
 * free. Returns whether the session is proven; throws if it isn't and someone edits another member's address.
 */
function newAddressCheck(services: Services) {
  const { database, config, limits } = services;
  const checkDomain = domainRule(config);
  const checkCurrent = currentPasswordCheck(services);

  return async ({ input: { id, email, currentPassword }, session, request }: Moving): Promise<boolean> => {
    const { user } = session;
    const isAsked = currentPassword !== undefined;
    if (isAsked) await checkCurrent({ request, session }, currentPassword, wrongPasswordIn("currentPassword"));
    const isProven = isAsked || session.isProven;
    if (!isProven && id !== user.id) throw proofNeeded;
    await limits.enforce("emailChanges", String(user.id));
    checkDomain(email);
    if (await users.emailTaken(database, email, id)) throw conflict("emailTaken");
    return isProven;
  };
}

/** Leaves out for others what only the member sees of their account. */
const withoutOwnFacts = ({ locale: _, emailConfirmed: __, state: ___, ...profile }: Profile): Profile => profile;

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
