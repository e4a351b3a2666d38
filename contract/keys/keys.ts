import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { passkey } from "./passkeys.ts";
import { providerReturn, secondFactorForm } from "./providers.ts";

export const recoveryCodesMade = 10;
/** From this number on, the few codes left are worth a warning. */
export const fewRecoveryCodes = 3;

export const identity = z.object({
  id: z.int(),
  provider: z.string(),
  label: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export type Identity = z.infer<typeof identity>;

export const listKeys = endpoint({
  method: "GET",
  path: "/account/keys",
  access: "member",
  evenWaiting: true,
  summary: "How one can log in, and how many recovery codes are left.",
  output: z.object({
    password: z.boolean(),
    passkeys: z.array(passkey),
    identities: z.array(identity),
    totp: z.object({ createdAt: moment }).nullable(),
    recoveryCodes: z.int(),
  }),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const beginTotp = endpoint({
  method: "POST",
  path: "/account/totp",
  access: "member",
  evenWaiting: true,
  evenLackingFactor: true,
  needsProof: true,
  summary: "Begin to set up an authenticator app. It counts once its first code is entered.",
  output: z.object({ secret: z.string(), uri: z.string() }),
  status: 201,
});

export const confirmTotp = endpoint({
  method: "PUT",
  path: "/account/totp",
  access: "member",
  evenWaiting: true,
  evenLackingFactor: true,
  needsProof: true,
  summary: "Turn the authenticator app on with its first code. The recovery codes are shown this once.",
  input: secondFactorForm,
  output: recoveryCodes,
});

export const removeTotp = endpoint({
  method: "DELETE",
  path: "/account/totp",
  access: "member",
  evenWaiting: true,
  needsProof: true,
  summary: "Turn the authenticator app off. The recovery codes end with it.",
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/account/recovery-codes",
  access: "member",
  evenWaiting: true,
  needsProof: true,
  summary: "Make ten new recovery codes; the old ones end.",
  output: recoveryCodes,
  status: 201,
});

export const addIdentity = endpoint({
  method: "POST",
  path: "/account/identities",
  access: "member",
  evenWaiting: true,
  needsProof: true,
  summary: "Link a provider's login with one's account.",
  input: providerReturn,
  output: identity,
  status: 201,
});

export const removeIdentity = endpoint({
  method: "DELETE",
  path: "/account/identities/:id",
  access: "member",
  evenWaiting: true,
  needsProof: true,
  summary: "Unlink a provider's login. The last way to log in stays.",
  input: z.object({ id }),
});
