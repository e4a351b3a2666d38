import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment, oneLine } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { logInReply } from "../people/accounts.ts";

export const passkeyNameMax = 60;
/** The most passkeys of a member. */
export const passkeysMax = 10;

export const passkeyName = oneLine(passkeyNameMax);

/** What the browser's WebAuthn wants and gives, in its JSON form. */
const webAuthn = z.record(z.string(), z.unknown());
export const passkeyAnswer = z.object({
  id: z.string({ error: says("attemptOver") }).max(200),
  response: webAuthn,
});
const challenge = z.object({ id: z.string(), options: webAuthn });

export const challengeForLogIn = endpoint({
  method: "POST",
  path: "/auth/passkeys/challenges",
  access: "anyone",
  summary: "Begin to log in, or to prove a session, with a passkey: `options` are for `navigator.credentials.get`.",
  output: challenge,
  status: 201,
});

export const logInWithPasskey = endpoint({
  method: "POST",
  path: "/auth/passkeys/sessions",
  access: "anyone",
  summary: "Log in with a passkey. It is a whole log-in: no second factor is asked for.",
  input: passkeyAnswer,
  output: logInReply,
});

export const challengeForPasskey = endpoint({
  method: "POST",
  path: "/account/passkeys/challenges",
  access: "member",
  evenWaiting: true,
  evenLackingFactor: true,
  needsProof: true,
  summary: "Begin to add a passkey: `options` are for `navigator.credentials.create`.",
  output: challenge,
  status: 201,
});

export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const addPasskey = endpoint({
  method: "POST",
  path: "/account/passkeys",
  access: "member",
  evenWaiting: true,
  evenLackingFactor: true,
  needsProof: true,
  summary: `Add a passkey, up to ${passkeysMax}.`,
  input: passkeyAnswer.extend({ name: passkeyName }),
  output: passkey,
  status: 201,
});

export const passkeyForm = z.object({ name: passkeyName });

export const renamePasskey = endpoint({
  method: "PUT",
  path: "/account/passkeys/:id",
  access: "member",
  evenWaiting: true,
  summary: "Rename a passkey.",
  input: passkeyForm.extend({ id }),
  output: passkey,
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/account/passkeys/:id",
  access: "member",
  evenWaiting: true,
  needsProof: true,
  summary: "Remove a passkey. The last way to log in stays.",
  input: z.object({ id }),
});
