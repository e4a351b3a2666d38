import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, expect, test } from "vitest";
import { joined } from "../people/cast.ts";
import { testBoard } from "../support/board.ts";
import { followToBoard } from "../support/issuer.ts";

type Address = { email: string; primary: boolean; verified: boolean };
const page = "https://board.example/login/hub";
const user = { id: 1, name: "Ada Lovelace Okafor", login: "ada" };
let addresses: Address[] = [];

const oauth = new OAuth2Server();
await oauth.issuer.keys.generate("RS256");
await oauth.start(0, "127.0.0.1");
// As GitHub does, it knows no ID tokens.
oauth.service.on("beforeResponse", ({ body }: { body: { id_token?: string } }) => void delete body.id_token);
const api = createServer((request, reply) => {
  reply.setHeader("content-type", "application/json");
  if (!request.headers.authorization?.startsWith("Bearer ")) reply.statusCode = 401;
  reply.end(JSON.stringify(request.url === "/user" ? user : addresses));
});
await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
const [apiUrl, oauthUrl] = [(api.address() as AddressInfo).port, oauth.address().port].map(
  (port) => `http://127.0.0.1:${port}`,
);
afterAll(() => Promise.all([oauth.stop(), api.close()]));

const board = testBoard({
  PUBLIC_URL: "https://board.example",
  ALLOW_LOCAL_WEBHOOKS: "1",
  OAUTH_HUB_AUTHORIZE_URL: `${oauthUrl}/authorize`,
  OAUTH_HUB_TOKEN_URL: `${oauthUrl}/token`,
  OAUTH_HUB_USER_URL: `${apiUrl}/user`,
  OAUTH_HUB_EMAILS_URL: `${apiUrl}/emails`,
  OAUTH_HUB_CLIENT_ID: "board",
  OAUTH_HUB_CLIENT_SECRET: "secret",
  OAUTH_HUB_LABEL: "Hub",
});

const door = "/auth/providers/hub";
async function arrive(more: Record<string, string> = {}) {
  user.id += 1;
  const { address, attempt } = (await board.visitor.post(`${door}/attempts`)).body;
  const answer = { ...(await followToBoard(address, page)), attempt, ...more };
  return board.visitor.post(`${door}/sessions`, answer);
}

test("K02 an OAuth 2 provider's address counts only if it is primary and verified", async () => {
  const member = await joined(board);
  addresses = [
    { email: member.email, primary: false, verified: true },
    { email: "ada@hub.example", primary: true, verified: false },
  ];
  expect((await arrive()).body).toMatchObject({
    signUp: true,
    email: null,
    firstName: "Ada Lovelace",
    lastName: "Okafor",
  });
  addresses = [{ email: member.email, primary: true, verified: true }];
  expect((await arrive()).body).toMatchObject({ link: true, email: member.email });
});

test("K03 a newcomer without a verified address enters one and confirms it by mail", async () => {
  addresses = [];
  const { token } = (await arrive()).body;
  const names = { token, firstName: "Ada", lastName: "Okafor" };
  expect((await board.visitor.post(`${door}/accounts`, names)).body.fields).toHaveProperty("email");
  const made = await board.visitor.post(`${door}/accounts`, { ...names, email: "own@hub.example" });
  expect(made).toMatchObject({ status: 201, body: { user: { email: "own@hub.example", emailConfirmed: false } } });
  expect(made.body.token).toBe(undefined);
});

test("K01 a reply from another issuer or a failing provider is refused", async () => {
  expect(await arrive({ iss: "https://evil.example/login" })).toMatchObject({ status: 400, body: { code: "attempt" } });
  oauth.service.once("beforeResponse", (response: { statusCode: number; body: unknown }) => {
    response.statusCode = 400;
    response.body = { error: "bad_verification_code" };
  });
  expect(await arrive()).toMatchObject({ status: 400, body: { code: "provider-refused" } });
  oauth.service.once("beforeResponse", (response: { statusCode: number }) => {
    response.statusCode = 503;
  });
  expect(await arrive()).toMatchObject({ status: 502, body: { code: "provider-down" } });
});
