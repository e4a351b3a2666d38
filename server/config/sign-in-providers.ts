import { z } from "zod";

/** Each request checks that the address is public. */
const web = (allowsLocal: boolean) =>
  z.url({
    protocol: allowsLocal ? /^https?$/ : /^https$/,
    message: "must be an address that starts with https:// (with ALLOW_LOCAL_WEBHOOKS=1 also http:// on this machine)",
  });
const filled = z.string({ error: "must be set, too" }).min(1, "must be set, too");

const shapes = (allowsLocal: boolean) => {
  const address = z.string({ error: "must be set, too" }).pipe(web(allowsLocal));
  const all = { CLIENT_ID: filled, CLIENT_SECRET: filled, LABEL: filled };
  return {
    OIDC: z.object({ ISSUER: address, ...all, MFA: z.literal("ask", "must be ask").optional() }),
    OAUTH: z.object({ AUTHORIZE_URL: address, TOKEN_URL: address, USER_URL: address, EMAILS_URL: address, ...all }),
  };
};

type Base = { name: string; label: string; clientId: string; clientSecret: string };
export type OidcProvider = Base & { kind: "oidc"; issuer: string; asksFactor: boolean };
export type OauthProvider = Base & {
  kind: "oauth";
  authorizeUrl: string;
  tokenUrl: string;
  userUrl: string;
  emailsUrl: string;
};
export type SignInProvider = OidcProvider | OauthProvider;

const setting =
  /^(OIDC|OAUTH)_([A-Z0-9_]+?)_(ISSUER|AUTHORIZE_URL|TOKEN_URL|USER_URL|EMAILS_URL|CLIENT_ID|CLIENT_SECRET|LABEL|MFA)$/;

/** Whether a variable configures a login provider. */
export const isProviderSetting = (name: string) => setting.test(name);

/** The login providers, and a line for each wrong setting. */
export function signInProviders(given: Record<string, string | undefined>, allowsLocal: boolean) {
  const groups = new Map<string, { kind: "OIDC" | "OAUTH"; name: string; set: Record<string, string | undefined> }>();
  for (const [variable, value] of Object.entries(given)) {
    const [, kind, name = "", field = ""] = setting.exec(variable) ?? [];
    if (kind !== "OIDC" && kind !== "OAUTH") continue;
    const group = groups.get(`${kind}_${name}`) ?? { kind, name, set: {} };
    group.set[field] = value;
    groups.set(`${kind}_${name}`, group);
  }
  const problems: string[] = [];
  const providers: SignInProvider[] = [];
  for (const [prefix, { kind, name, set }] of groups) {
    const parsed = shapes(allowsLocal)[kind].safeParse(set);
    if (parsed.error) {
      problems.push(...parsed.error.issues.map(({ path, message }) => `${prefix}_${path.join("_")} ${message}.`));
    } else if (providers.some((other) => other.name === name.toLowerCase())) {
      problems.push(`${prefix}_LABEL repeats the name of another provider: choose another one than ${name}.`);
    } else providers.push(providerOf(name.toLowerCase(), parsed.data));
  }
  return { providers, problems };
}

type Shapes = ReturnType<typeof shapes>;

function providerOf(name: string, set: z.output<Shapes["OIDC"]> | z.output<Shapes["OAUTH"]>): SignInProvider {
  const base = { name, label: set.LABEL, clientId: set.CLIENT_ID, clientSecret: set.CLIENT_SECRET };
  if ("ISSUER" in set) return { ...base, kind: "oidc", issuer: set.ISSUER, asksFactor: set.MFA === "ask" };
  return {
    ...base,
    kind: "oauth",
    authorizeUrl: set.AUTHORIZE_URL,
    tokenUrl: set.TOKEN_URL,
    userUrl: set.USER_URL,
    emailsUrl: set.EMAILS_URL,
  };
}
