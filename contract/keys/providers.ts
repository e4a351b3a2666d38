import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { optionalText, text } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { account, email, introductionMax, logInReply } from "../people/accounts.ts";
import { personName } from "../people/people.ts";

/** How long a started sign-in, and the step that it leads to, is valid. */
export const attemptMinutes = 10;

const secret = z.string({ error: says("attemptOver") }).max(200, says("attemptOver"));

export const providerKinds = ["oidc", "oauth"] as const;

export const provider = z.object({ name: z.string(), label: z.string(), kind: z.enum(providerKinds) });
export type Provider = z.infer<typeof provider>;

/** The parameters with which a provider sends the browser back, and the browser's own secret. */
export const providerReturn = z.object({
  name: z.string().max(60),
  code: z.string().max(4000),
  state: z.string().max(500),
  iss: z.string().max(500).optional(),
  attempt: secret,
});

export const listProviders = endpoint({
  method: "GET",
  path: "/auth/providers",
  access: "anyone",
  summary: "The ways to log in with an account elsewhere, as the operator set them up.",
  output: z.object({ results: z.array(provider) }),
});

export const beginAttempt = endpoint({
  method: "POST",
  path: "/auth/providers/:name/attempts",
  access: "anyone",
  summary: `Begin to log in at a provider: go to \`address\`. \`attempt\` is the browser's own secret; it works once, for ${attemptMinutes} minutes.`,
  input: z.object({ name: z.string().max(60), next: z.string().max(2000).nullish() }),
  output: z.object({ address: z.string(), attempt: z.string() }),
  status: 201,
});

export const logInWithProvider = endpoint({
  method: "POST",
  path: "/auth/providers/:name/sessions",
  access: "anyone",
  summary:
    "Log in with what the provider sent back to the page `/login/{name}`. `link`: an account has this verified address, to be proven first. `signUp`: there is no account yet.",
  input: providerReturn,
  output: logInReply.extend({
    next: z.string().nullable(),
    link: z.literal(true).optional(),
    signUp: z.literal(true).optional(),
    email: z.string().nullable().optional(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
  }),
});

export const linkProvider = endpoint({
  method: "POST",
  path: "/auth/providers/:name/links",
  access: "anyone",
  summary:
    "Link a provider's login with the account that has its address: with the account's password, or with a token of that account.",
  input: z.object({
    name: z.string().max(60),
    token: secret,
    password: z.string({ error: says("required") }).optional(),
  }),
  output: logInReply,
});

export const signUpWithProvider = endpoint({
  method: "POST",
  path: "/auth/providers/:name/accounts",
  access: "anyone",
  summary:
    "Become a member with a provider's login. An address that it vouches for counts as confirmed, and one is logged in; any other is mailed a link. `email` counts where the provider told none.",
  input: z.object({
    name: z.string().max(60),
    token: secret,
    firstName: personName,
    lastName: personName,
    email: email.optional(),
    introduction: optionalText(introductionMax),
    invitation: z.string().optional(),
  }),
  output: z.object({ user: account, token: z.string().optional(), setUpFactor: z.literal(true).optional() }),
  status: 201,
});

/** A code of the authenticator app, or a recovery code. */
export const code = text(40, { required: says("required") });

export const secondFactorForm = z.object({ code });

export const giveSecondFactor = endpoint({
  method: "POST",
  path: "/auth/second-factor",
  access: "anyone",
  summary: "The second step of a log-in: the code of the authenticator app, or a recovery code.",
  input: secondFactorForm.extend({ token: secret }),
  output: logInReply,
});
