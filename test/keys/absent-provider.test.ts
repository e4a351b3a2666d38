import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { joined } from "../people/cast.ts";
import { testBoard } from "../support/board.ts";
import { aPerson, door, openSchool, wayToBoard } from "./school.ts";

const { issuer, settings } = await openSchool();
const hanging = createServer(() => {});
await new Promise<void>((done) => hanging.listen(0, "127.0.0.1", done));
const board = testBoard({
  ...settings,
  OIDC_HUNG_ISSUER: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`,
  OIDC_HUNG_CLIENT_ID: "board",
  OIDC_HUNG_CLIENT_SECRET: "secret",
  OIDC_HUNG_LABEL: "Hung",
});
const { begin, arrive } = wayToBoard(board, issuer);
const logIn = async () => {
  const { email } = await joined(board);
  return board.visitor.post("/auth/login", { email, password: "lighthouse" });
};
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  hanging.closeAllConnections();
  hanging.close();
});

test("K14 a provider's discovery document is fetched once and cached for an hour", async () => {
  await Promise.all([begin(), begin(), begin()]);
  expect((await arrive(aPerson())).body).toMatchObject({ signUp: true });
  expect(issuer.discoveries).toBe(1);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 59 * 60_000 });
  await begin();
  expect(issuer.discoveries).toBe(1);
  vi.setSystemTime(Date.now() + 60_000);
  await begin();
  expect(issuer.discoveries).toBe(2);
});

test("K14 a provider that hangs gets 502 after five seconds; other ways to log in work", async () => {
  const before = performance.now();
  const hung = board.visitor.post("/auth/providers/hung/attempts", {});
  expect((await arrive(aPerson())).body).toMatchObject({ signUp: true });
  expect((await logIn()).status).toBe(200);
  expect(await Promise.race([hung, "still waiting"])).toBe("still waiting");
  expect(await hung).toMatchObject({ status: 502, body: { code: "provider-down" } });
  expect(performance.now() - before).toBeGreaterThan(4_900);
});

test("K14 a provider that is down gets 502; other ways to log in still work", async () => {
  issuer.close();
  const later = Date.now() + 2 * 3_600_000;
  vi.useFakeTimers({ toFake: ["Date"], now: later });
  expect(await board.visitor.post(`${door}/attempts`, {})).toMatchObject({
    status: 502,
    body: { code: "provider-down" },
  });
  vi.useRealTimers();
  const { results } = (await board.visitor.get("/auth/providers")).body;
  expect(results[0]).toEqual({ name: "school", label: "The school", kind: "oidc" });
  expect((await logIn()).status).toBe(200);
});
