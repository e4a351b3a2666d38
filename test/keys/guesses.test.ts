import { expect, test } from "vitest";
import { joined } from "../people/cast.ts";
import { authenticator } from "../support/authenticator.ts";
import { type Member, testBoard } from "../support/board.ts";
import { workOf } from "../support/work.ts";

const origin = "https://board.example";
const board = testBoard({ PUBLIC_URL: origin, RATE_LIMIT_SCALE: "10" });

const password = "lighthouse";
const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] as number;
const logIn = (email: string, given = password) => board.visitor.post("/auth/login", { email, password: given });
const askRecovery = (email: string) => board.visitor.post("/auth/factor-recovery", { email });

async function withFactor(): Promise<Member> {
  const member = await joined(board);
  await board.database`
    insert into totp_keys (user_id, secret, confirmed_at) values (${member.id}, 'JBSWY3DPEHPK3PXP', now())`;
  return member;
}
async function linkedWithoutPassword(): Promise<Member> {
  const member = await joined(board);
  const { id } = member;
  await board.database`update users set password_hash = null where id = ${id}`;
  await board.database`
    insert into identities (user_id, provider, issuer, subject, label) values (${id}, 'school', 'x', ${String(id)}, 'x')`;
  return member;
}

for (const [what, guess] of [
  ["a wrong password", (email: string) => logIn(email, "wrong guess")],
  ["a lost factor", askRecovery],
] as const) {
  test(`K12 ${what} doesn't reveal, by reply or time, whether an account or factor exists`, async () => {
    const whose = [await joined(board), await withFactor(), await linkedWithoutPassword()].map(({ email }) => email);
    const all = [...whose, "nobody@example.org"];
    const replies = await Promise.all(all.map(guess));
    for (const { status, body } of replies) expect({ status, body }).toEqual(pick(replies[0]));
    const works = new Map(all.map((email) => [email, [] as number[]]));
    for (let round = 0; round < 9; round += 1) {
      for (const [email, taken] of works) taken.push(await workOf(() => guess(email)));
    }
    const medians = [...works.values()].map(median);
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(2);
  });
}
const pick = ({ status, body }: { status: number; body: unknown } = { status: 0, body: null }) => ({ status, body });

test("K12 an unknown passkey and a code for an expired log-in get the same reply", async () => {
  const challenge = async () => (await board.visitor.post("/auth/passkeys/challenges")).body;
  const { id, options } = await challenge();
  const unknown = authenticator(origin).get(options);
  const foreign = await board.visitor.post("/auth/passkeys/sessions", { id, response: unknown });
  expect(foreign).toMatchObject({ status: 400, body: { code: "attempt" } });
  const late = await board.visitor.post("/auth/second-factor", { token: "x", code: "123456" });
  expect(late.body).toEqual(foreign.body);
});

test("K16 a network over its log-in limit gets 429, by passkey too, without hashing", async () => {
  const member = await joined(board);
  const device = authenticator(origin);
  const made = (await member.post("/account/passkeys/challenges")).body;
  await member.post("/account/passkeys", { id: made.id, response: device.create(made.options), name: "Phone" });
  await logIn(member.email);
  await board.database`update rate_limits set points = 2999 where key like 'networkLogIns:%'`;
  const hashed = await workOf(async () => expect((await logIn(member.email)).status).toBe(200));
  const refused = await workOf(async () => {
    const reply = await logIn((await joined(board)).email);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(600);
  });
  expect(refused).toBeLessThan(hashed);
  const { id, options } = (await board.visitor.post("/auth/passkeys/challenges")).body;
  device.counter += 1;
  const sent = { id, response: device.get(options) };
  expect((await board.visitor.post("/auth/passkeys/sessions", sent)).status).toBe(429);
});
