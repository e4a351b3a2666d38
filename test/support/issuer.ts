import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

/** An OpenID Connect issuer on this machine, at which `person` is logged in. */
export async function openIssuer(returnTo: string) {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = { url, person: { sub: "nobody" } as Person, discoveries: 0, close: () => server.close() };
  const known = new Map<string, Person>();
  const provider = new Provider(url, {
    clients: [{ client_id: "board", client_secret: "secret", redirect_uris: [returnTo] }],
    cookies: { keys: ["a key"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...known.get(sub), sub }) }),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? "", accountId: session?.accountId ?? "" });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith("/.well-known/openid-configuration")) issuer.discoveries += 1;
    if (!ctx.path.startsWith("/interaction/")) return next();
    known.set(issuer.person.sub, issuer.person);
    ctx.respond = false;
    await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: issuer.person.sub } });
  });
  server.on("request", provider.callback());
  return issuer;
}

/** Follows an address from one redirect to the next, as a browser does, up to the board's page; returns what is handed to it. */
export async function followToBoard(address: string, board: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  for (let at = address; ; ) {
    if (at.startsWith(board)) return Object.fromEntries(new URL(at).searchParams);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const reply = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = reply.headers.get("location");
    if (!next) throw new Error(`${at} answers ${reply.status}: ${(await reply.text()).slice(0, 400)}`);
    at = new URL(next, at).href;
  }
}
