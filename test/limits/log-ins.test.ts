import { expect, test } from "vitest";
import { concurrencyLimits } from "../../server/http/concurrency-limit.ts";
import { unavailable } from "../../server/http/problems.ts";
import { testBoard } from "../support/board.ts";
import { aPerson } from "../support/builders.ts";

const board = testBoard({ TRUST_PROXY: "1" });

type Person = ReturnType<typeof aPerson>;

const sendFrom = (network: string, path: string, body: unknown) =>
  board.visitor.send("POST", path, {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": network },
  });
const logIn = ({ email, password }: Person, network = "192.0.2.1") =>
  sendFrom(network, "/auth/login", { email, password });

async function someone(): Promise<Person> {
  const person = aPerson();
  await board.visitor.post("/auth/signup", person);
  return person;
}

test("S08 of forty simultaneous log-ins of one account, from any network, thirty succeed", async () => {
  const [mira, other] = [await someone(), await someone()];
  const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => logIn(mira, `192.0.2.${n % 4}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(600);
  expect((await logIn(other)).status).toBe(200);
});

test("S08 a network gets 429 after 300 log-ins, and other networks don't", async () => {
  const mira = await someone();
  expect((await logIn(mira, "198.51.100.7")).status).toBe(200);
  await board.database`update rate_limits set points = 300 where key like 'networkLogIns%'`;
  expect((await logIn(mira, "198.51.100.7")).status).toBe(429);
  expect((await logIn(mira, "198.51.100.8")).status).toBe(200);
});

test("S08 failed log-ins don't count as successful ones", async () => {
  const mira = await someone();
  await Promise.all(Array.from({ length: 9 }, () => logIn({ ...mira, password: "wrong guess" }, "203.0.113.1")));
  expect((await logIn(mira, "203.0.113.1")).status).toBe(200);
  const counted = await board.database<{ points: number }[]>`
    select points from rate_limits where key like 'logIns%' order by expire desc limit 1`;
  expect(counted).toEqual([{ points: 1 }]);
});

test("S08 an unknown address is locked like a member's, however it is spelt", async () => {
  const guesses = async (email: string) => {
    const spelled = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? email : `${email.toUpperCase()}.`));
    const all: number[] = [];
    for (const each of spelled) all.push((await logIn(aPerson({ email: each, password: "wrong guess" }))).status);
    return all;
  };
  const asOfMember = await guesses((await someone()).email);
  expect(asOfMember).toContain(429);
  expect(await guesses(aPerson().email)).toEqual(asOfMember);
});

test("S08 requests from different networks take turns, however many one network sends", async () => {
  const limited = concurrencyLimits().limit({ atOnce: 1, waiting: 300, patience: 60_000 });
  const order: string[] = [];
  const from = (network: string) => limited(async () => void order.push(network), network);
  await Promise.all([...Array.from({ length: 160 }, () => from("a")), from("b"), from("b"), from("c")]);
  expect(order.slice(0, 7)).toEqual(["a", "a", "b", "c", "a", "b", "a"]);
});

test("S08 a full queue refuses the network that fills it, not the others", async () => {
  const limited = concurrencyLimits().limit({ atOnce: 1, waiting: 3, patience: 60_000 });
  const { promise: turn, resolve } = Promise.withResolvers<void>();
  const from = (network: string) => limited(() => turn, network).then(() => network);
  const crowd = [from("a"), from("a"), from("a"), from("a")];
  const other = from("b");
  await expect(crowd.at(-1)).rejects.toBe(unavailable);
  await expect(from("a")).rejects.toBe(unavailable);
  resolve();
  expect(await Promise.all([other, ...crowd.slice(0, 3)])).toEqual(["b", "a", "a", "a"]);
});
