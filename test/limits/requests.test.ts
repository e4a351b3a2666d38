import { describe, expect, test } from "vitest";
import { testBoard } from "../stage/board.ts";
import { aPerson } from "../stage/builders.ts";
import type { Caller } from "../stage/caller.ts";

const straight = testBoard();
const behindProxy = testBoard({ TRUST_PROXY: "1" });

const sendFrom = (visitor: Caller, from: string, path: string, body: unknown) =>
  visitor.send("POST", path, {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
  });
const ask = (visitor: Caller, from: string) =>
  sendFrom(visitor, from, "/mail", { name: "Mira", email: "mira@example.org", request: "Hello" });

describe("without a proxy", () => {
  test("S08 S59 the sixth request in an hour is refused, whoever the visitor says to be", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) statuses.push((await ask(straight.visitor, `192.0.2.${round}`)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202]);
    const refused = await ask(straight.visitor, "192.0.2.99");
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  test("S08 thirty sign-ups in ten minutes are an address's share", async () => {
    const signUp = async (from: string) => (await sendFrom(straight.visitor, from, "/auth/signup", aPerson())).status;
    expect(await signUp("192.0.2.1")).toBe(201);
    await straight.database`update rate_limits set points = 29 where key like 'signUps%'`;
    expect(await signUp("192.0.2.2")).toBe(201);
    expect(await signUp("192.0.2.3")).toBe(429);
  });
});

describe("behind a proxy", () => {
  test("S08 S59 each network has its own share, an IPv6 one too, and all together a hundred a day", async () => {
    const from = (network: number, host: number) => `2001:db8:0:${network}::${host}`;
    for (let network = 1; network <= 20; network += 1) {
      for (let host = 1; host <= 5; host += 1) {
        expect((await ask(behindProxy.visitor, from(network, host))).status).toBe(202);
      }
      if (network === 1) expect((await ask(behindProxy.visitor, from(network, 6))).status).toBe(429);
    }
    expect((await ask(behindProxy.visitor, from(21, 1))).status).toBe(429);
    await behindProxy.database`update rate_limits set expire = 1 where key like 'allRequests%'`;
    expect((await ask(behindProxy.visitor, from(22, 1))).status).toBe(202);
  });
});
