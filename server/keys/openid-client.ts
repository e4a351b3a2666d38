import * as client from "openid-client";
import type { Config } from "../config/config.ts";
import type { OauthProvider, OidcProvider, SignInProvider } from "../config/sign-in-providers.ts";
import { deadAttempt, HttpProblem, notHere, says } from "../http/problems.ts";
import { guardedSender } from "../outgoing/guarded-request.ts";

/** How long a provider may take to answer. */
const patience = 5000;

/** The provider didn't answer, or answered with a server error. */
class ProviderDown extends Error {}

type Init = { method?: string; headers?: Record<string, string> | Headers; body?: unknown };

/** `fetch` through the guarded sender. Throws `ProviderDown`. */
function guardedFetch(config: Config) {
  const send = guardedSender(config, patience);
  return async (address: string, { method = "GET", headers, body }: Init): Promise<Response> => {
    const sent = Object.fromEntries(new Headers(headers));
    const reply = await send(address, {
      method,
      headers: { ...sent, "user-agent": "Homecoming" },
      ...(body != null && { body: body instanceof Uint8Array ? body : String(body) }),
    }).catch((cause: unknown) => {
      throw new ProviderDown("The provider does not answer", { cause });
    });
    if (reply.status >= 500) throw new ProviderDown(`The provider answers ${reply.status}`);
    return new Response([204, 304].includes(reply.status) ? null : reply.body, {
      status: reply.status,
      headers: { "content-type": reply.type },
    });
  };
}

/** The identity that a provider confirms. `email` is null if it gives none. */
export type ProviderPerson = {
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  isVerified: boolean;
  firstName: string;
  lastName: string;
};

/** The secrets of an attempt. */
export type AttemptSecrets = { state: string; nonce: string; verifier: string };
export type Returned = { code: string; state: string; iss?: string | undefined };

const discoveryLifetime = 3_600_000;
const refused = new HttpProblem(400, "provider-refused", says("providerRefused"));
const down = new HttpProblem(502, "provider-down", says("providerDown"));

/** The providers that the operator set up. Throws not-found, `attempt`, `provider-refused` and `provider-down`. */
export function providerClients(config: Config) {
  const send = guardedFetch(config);
  const known = new Map<string, { at: number; configuration: Promise<client.Configuration> }>();

  function named(name: string): SignInProvider {
    const provider = config.signInProviders.find((each) => each.name === name);
    if (!provider) throw notHere();
    return provider;
  }

  /** What a provider's discovery says, kept for an hour; a failure isn't kept. */
  function configurationOf(provider: SignInProvider): Promise<client.Configuration> {
    const former = known.get(provider.name);
    if (former && Date.now() - former.at < discoveryLifetime) return former.configuration;
    const configuration = configured(provider);
    known.set(provider.name, { at: Date.now(), configuration });
    configuration.catch(() => known.delete(provider.name));
    return configuration;
  }

  async function configured(provider: SignInProvider): Promise<client.Configuration> {
    const execute = [
      ...(config.allowLocalWebhooks ? [client.allowInsecureRequests] : []),
      ...(provider.kind === "oidc" ? [client.enableNonRepudiationChecks] : []),
    ];
    const { clientId, clientSecret } = provider;
    if (provider.kind === "oidc") {
      const options = { execute, [client.customFetch]: send };
      return client.discovery(new URL(provider.issuer), clientId, clientSecret, undefined, options);
    }
    const server = {
      issuer: new URL(provider.authorizeUrl).origin,
      authorization_endpoint: provider.authorizeUrl,
      token_endpoint: provider.tokenUrl,
    };
    const made = new client.Configuration(server, clientId, clientSecret, client.ClientSecretPost(clientSecret));
    made[client.customFetch] = send;
    for (const step of execute) step(made);
    return made;
  }

  return {
    named,
    /** The address that a browser goes to. */
    begin: (name: string, { state, nonce, verifier }: AttemptSecrets): Promise<URL> =>
      explained(async () => {
        const provider = named(name);
        return client.buildAuthorizationUrl(await configurationOf(provider), {
          redirect_uri: returnAddress(config, name),
          scope: provider.kind === "oidc" ? "openid email profile" : "read:user user:email",
          state,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ...(provider.kind === "oidc" && { nonce }),
        });
      }),
    /** The identity that the provider sent back. */
    personOf: (name: string, returned: Returned, secrets: AttemptSecrets): Promise<ProviderPerson> =>
      explained(async () => {
        const provider = named(name);
        const configuration = await configurationOf(provider);
        checkIssuer(provider, configuration, returned.iss);
        const address = new URL(returnAddress(config, name));
        address.search = new URLSearchParams({
          code: returned.code,
          state: returned.state,
          ...(provider.kind === "oidc" && returned.iss !== undefined && { iss: returned.iss }),
        }).toString();
        const checks = { pkceCodeVerifier: secrets.verifier, expectedState: secrets.state };
        return provider.kind === "oidc"
          ? oidcPerson(provider, configuration, address, { ...checks, expectedNonce: secrets.nonce })
          : oauthPerson(provider, configuration, address, checks);
      }),
  };
}

export const returnAddress = ({ publicUrl }: Config, name: string) => `${publicUrl}/login/${name}`;

/** RFC 9207. Plain OAuth 2 has no issuer, so an issuer sent there must be on the provider's host. */
function checkIssuer(provider: SignInProvider, configuration: client.Configuration, iss: string | undefined): void {
  const { issuer, authorization_response_iss_parameter_supported: isPromised } = configuration.serverMetadata();
  if (iss === undefined && !isPromised) return;
  const isRight =
    provider.kind === "oidc" ? iss === issuer : URL.canParse(iss ?? "") && new URL(iss ?? "").origin === issuer;
  if (!isRight) throw deadAttempt;
}

async function oidcPerson(
  provider: OidcProvider,
  configuration: client.Configuration,
  address: URL,
  checks: client.AuthorizationCodeGrantChecks,
): Promise<ProviderPerson> {
  const tokens = await client.authorizationCodeGrant(configuration, address, { ...checks, idTokenExpected: true });
  const claims = tokens.claims();
  if (!claims) throw refused;
  const isEnough = claims.email !== undefined && (claims.given_name ?? claims.name) !== undefined;
  const hasMore = !isEnough && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const more = hasMore ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
  const all: Record<string, unknown> = { ...more, ...claims };
  // The address and whether it is verified must come from the same response.
  const mail: Record<string, unknown> = claims.email === undefined ? more : claims;
  return {
    provider: provider.name,
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(mail.email) || null,
    isVerified: mail.email_verified === true,
    ...namesOf(textOf(all.name), textOf(all.given_name), textOf(all.family_name)),
  };
}

type GithubUser = { id?: string | number; name?: string | null; login?: string };
type GithubEmail = { email?: string; primary?: boolean; verified?: boolean };

async function oauthPerson(
  provider: OauthProvider,
  configuration: client.Configuration,
  address: URL,
  checks: client.AuthorizationCodeGrantChecks,
): Promise<ProviderPerson> {
  const { access_token: token } = await client.authorizationCodeGrant(configuration, address, checks);
  const read = async (url: string) => {
    const headers = new Headers({ accept: "application/json" });
    const response = await client.fetchProtectedResource(configuration, token, new URL(url), "GET", null, headers);
    if (!response.ok) throw refused;
    return response.json();
  };
  const [user, emails] = (await Promise.all([read(provider.userUrl), read(provider.emailsUrl)])) as [
    GithubUser,
    GithubEmail[],
  ];
  if (user.id === undefined) throw refused;
  const primary = Array.isArray(emails) ? emails.find((each) => each.primary && each.verified) : undefined;
  return {
    provider: provider.name,
    issuer: configuration.serverMetadata().issuer,
    subject: String(user.id),
    email: textOf(primary?.email) || null,
    isVerified: primary !== undefined,
    ...namesOf(textOf(user.name) || textOf(user.login)),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** First and last name; a full name is split at its last space. */
function namesOf(name: string, given = "", family = "") {
  const at = name.lastIndexOf(" ");
  const [first, last] = at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
  return { firstName: (given || first).slice(0, 100), lastName: (family || last).slice(0, 100) };
}

/** Runs `work`; turns a failure at the provider into a refusal. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    if (isDown(error)) throw down;
    throw refused;
  }
}

const isDown = (error: unknown): boolean =>
  error instanceof ProviderDown || (error instanceof Error && error.cause !== undefined && isDown(error.cause));
