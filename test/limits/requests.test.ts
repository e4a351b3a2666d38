import { describe, expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aPerson } from "../support/builders.ts";
import type { Caller } from "../support/caller.ts";

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
  test("S08 S59 the sixth contact request in an hour gets 429, whatever X-Forwarded-For says", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) statuses.push((await ask(straight.visitor, `192.0.2.${round}`)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202]);
    const refused = await ask(straight.visitor, "192.0.2.99");
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  test("S08 an address can sign up thirty times in ten minutes", async () => {
    const signUp = async (from: string) => (await sendFrom(straight.visitor, from, "/auth/signup", aPerson())).status;
    expect(await signUp("192.0.2.1")).toBe(201);
    await straight.database`update rate_limits set points = 29 where key like 'signUps%'`;
    expect(await signUp("192.0.2.2")).toBe(201);
    expect(await signUp("192.0.2.3")).toBe(429);
  });
});

describe("behind a proxy", () => {
  test("S08 S59 each network has its own limit, also by IPv6, and all share a hundred a day", async () => {
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

describe("guessing passwords from one network", () => {
  const logInFrom = (from: string, email: string, password = "wrong guess") =>
    sendFrom(behindProxy.visitor, from, "/auth/login", { email, password });

  test("S80 locks that network's log-ins after 150 failures over many accounts", async () => {
    const person = aPerson();
    await sendFrom(behindProxy.visitor, "198.51.100.1", "/auth/signup", person);
    const guess = (round: number) => logInFrom(`2001:db8:7:7::${round.toString(16)}`, `someone${round}@example.org`);
    const statuses: number[] = [];
    for (let group = 0; group < 16; group += 1) {
      const replies = await Promise.all(Array.from({ length: 10 }, (_, round) => guess(1 + 10 * group + round)));
      statuses.push(...replies.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(150);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await logInFrom("2001:db8:7:7:8000::1", person.email, person.password);
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(600);
    expect(refused.body.error).not.toContain("reset");
    expect((await logInFrom("2001:db8:7:8::1", person.email, person.password)).status).toBe(200);
    await behindProxy.database`update rate_limits set expire = 1 where key like 'networkLogInFailures%'`;
    expect((await logInFrom("2001:db8:7:7::1", person.email, person.password)).status).toBe(200);
  });

  test("S80 keeps its count of failures after a successful log-in", async () => {
    const person = aPerson();
    await sendFrom(behindProxy.visitor, "198.51.100.2", "/auth/signup", person);
    await logInFrom("198.51.100.3", "nobody@example.org");
    await behindProxy.database`update rate_limits set points = 149 where key like 'networkLogInFailures%'`;
    expect((await logInFrom("198.51.100.3", person.email, person.password)).status).toBe(200);
    expect((await logInFrom("198.51.100.3", "nobody@example.org")).status).toBe(401);
    expect((await logInFrom("198.51.100.3", person.email, person.password)).status).toBe(429);
  });

  test("S59 a network can send twenty contact requests a day, independently of others", async () => {
    await behindProxy.database`delete from rate_limits`;
    const statuses: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      for (let time = 0; time < 5; time += 1) statuses.push((await ask(behindProxy.visitor, "192.0.2.7")).status);
      await behindProxy.database`update rate_limits set expire = 1 where key like 'requests:%'`;
    }
    expect(statuses).toEqual([...Array(20).fill(202), ...Array(5).fill(429)]);
    const refused = await ask(behindProxy.visitor, "192.0.2.7");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
    expect((await ask(behindProxy.visitor, "192.0.2.8")).status).toBe(202);
  });
});
