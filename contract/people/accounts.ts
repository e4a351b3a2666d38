import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { allVisible, codePointCount, id, moment, optionalText, storableText, text } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { type Message, says } from "../interface/messages.ts";
import { locale } from "../languages/languages.ts";
import { formFilling } from "../moderation/form-filling.ts";
import { isMailable } from "./mailbox.ts";
import { person, personName, role } from "./people.ts";

export const passwordMin = 8;
/** A rule of the product: longer passwords are refused on purpose. An operator may raise it with PASSWORD_MAX. */
export const passwordMaxDefault = 11;
export const passwordMaxLimit = 128;
export const emailMax = 254;
/** What applicants tell the team about themselves, if it reviews new accounts. */
export const introductionMax = 500;

export const noAddress = says("enterEmail");
/** An address that the board may have stored already: older ones need only match this. */
export const knownEmail = text(emailMax)
  .regex(/^[^\s@]+@[^\s@]+$/, noAddress)
  .regex(allVisible, noAddress);
/** A new address: refuses characters that mail programs read as several addresses or as a display name. */
export const email = knownEmail.regex(/^[^<>,;:"()[\]\\\p{Cc}]*$/u, noAddress).refine(isMailable, noAddress);

/** A new password. `max` comes from the board's configuration; endpoints leave it to the server. */
export function newPassword(max = Number.POSITIVE_INFINITY) {
  const tooShort = says("passwordTooShort", passwordMin);
  return storableText(tooShort)
    .refine((password) => codePointCount(password) >= passwordMin, tooShort)
    .refine((password) => codePointCount(password) <= max, says("passwordTooLong", max));
}

export const newUser = (passwordMax?: number) =>
  z.object({ firstName: personName, lastName: personName, email, password: newPassword(passwordMax) });

const required = says("required");
const secondPassword = z.string().min(1, says("confirmPassword"));

/** The sign-up form, with the password typed twice. */
export const signUpForm = (passwordMax: number) =>
  newUser(passwordMax)
    .extend({ confirmPassword: secondPassword })
    .refine(isTypedTwice, onSecondPassword(says("passwordsShouldMatch")));

/** The form to change a known password. */
export const passwordForm = (passwordMax: number) =>
  z
    .object({
      currentPassword: z.string().min(1, required),
      password: newPassword(passwordMax),
      confirmPassword: secondPassword,
    })
    .refine(isTypedTwice, onSecondPassword(says("passwordsShouldMatch")));

/** The form to set a new password after a reset. */
export const resetForm = (passwordMax: number) =>
  z
    .object({
      password: z.string().min(1, required).pipe(newPassword(passwordMax)),
      confirmPassword: z.string().min(1, required),
    })
    .refine(isTypedTwice, onSecondPassword(says("passwordsDoNotMatch")));

function isTypedTwice(form: { password: string; confirmPassword: string }) {
  return form.password === form.confirmPassword;
}

/** Puts the message at the second password field, unless that has one already. */
function onSecondPassword(error: Message) {
  return {
    error,
    path: ["confirmPassword"],
    when: ({ issues }: z.core.ParsePayload) => !issues.some((issue) => issue.path?.[0] === "confirmPassword"),
  };
}

export const credentials = z.object({ email: text(1000), password: z.string({ error: required }).min(1, required) });

/** `waiting` members are admitted by the team, or by confirming an address on a cohort's roster. */
export const accountStates = ["active", "waiting"] as const;

/** Visible to the member alone. */
export const ownAccountFields = {
  locale: locale.optional(),
  emailConfirmed: z.boolean().optional(),
  state: z.enum(accountStates).optional(),
};

/** The logged-in member, as the browser stores it. */
export const account = person.extend({ email: z.string(), role, ...ownAccountFields });
export type Account = z.infer<typeof account>;

/**
 * A log-in's reply. With `secondFactor` the token opens nothing but `/auth/second-factor`; with `setUpFactor` only what sets a
 * second factor up.
 */
export const logInReply = z.object({
  user: account.optional(),
  // The serialiser writes required fields first, and `user` stands before `token`, as specified.
  token: z.string().optional() as unknown as z.ZodString,
  secondFactor: z.literal(true).optional(),
  setUpFactor: z.literal(true).optional(),
});
export type LogInReply = z.infer<typeof logInReply>;

export const signUp = endpoint({
  method: "POST",
  path: "/auth/signup",
  access: "anyone",
  summary: "Become a member. Always an ordinary one, whatever else is sent.",
  input: newUser().extend({
    invitation: z.string().optional(),
    introduction: optionalText(introductionMax),
    ...formFilling,
  }),
  output: z.object({ user: account }),
  status: 201,
});

export const logIn = endpoint({
  method: "POST",
  path: "/auth/login",
  access: "anyone",
  summary: "Trade e-mail and password for a token. With a second factor: see POST /auth/second-factor.",
  input: credentials,
  output: logInReply,
});

export const logOut = endpoint({
  method: "POST",
  path: "/auth/logout",
  access: "member",
  evenWaiting: true,
  evenLackingFactor: true,
  summary: "End this session: its token is dead.",
});

const done = z.object({ message: z.string() });

export const recoverPassword = endpoint({
  method: "POST",
  path: "/auth/recover-password",
  access: "anyone",
  summary: "Ask for a mail with a link to a new password. Answers the same whether or not there is such an account.",
  input: z.object({ email: knownEmail }),
  output: done,
  worded: true,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  access: "anyone",
  summary: "Choose a new password with the token of the mail. Ends every session.",
  input: z.object({ token: z.string({ error: says("deadResetToken") }), password: newPassword() }),
  output: done,
  worded: true,
});

const mailedToken = z.object({ token: z.string({ error: says("deadLink") }) });

export const confirmEmail = endpoint({
  method: "POST",
  path: "/auth/confirm-email",
  access: "anyone",
  summary:
    "Confirm one's address, or a changed one, with the token of the mail. A changed one ends every session but the one that asked for it.",
  input: mailedToken,
  output: done,
  worded: true,
});

export const takeBackEmail = endpoint({
  method: "POST",
  path: "/auth/take-back-email",
  access: "anyone",
  summary:
    "Take a change of address back, confirmed or not, with the token that the old address was mailed. Ends every session and mails a link to a new password there.",
  input: mailedToken,
  output: done,
  worded: true,
});

export const askForConfirmation = endpoint({
  method: "POST",
  path: "/account/confirmation",
  access: "member",
  evenWaiting: true,
  summary: "Ask for another mail with a link that confirms one's address.",
  output: done,
  worded: true,
  status: 202,
});

/** An invitation to sign up. Imported members have none: they are already members, and are invited to choose a password. */
export const invitation = z.object({ id: z.int(), email: z.string(), expiresAt: moment });
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/admin/invitations",
  access: "staff",
  summary: "Addresses that were invited and have not signed up yet, the latest first.",
  input: listQuery().omit({ search: true }),
  output: listOf(invitation),
});

export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/admin/invitations/:id",
  access: "staff",
  summary: "Take an invitation back: its link is dead.",
  input: z.object({ id }),
});
