import { beforeAll, expect, test } from "vitest";
import { aCohort, joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";

const board = testBoard();
let staff: Member;
beforeAll(async () => {
  staff = await joined(board, { role: "moderator" });
});

const add = (id: number, emails: unknown) => staff.post(`/cohorts/${id}/roster`, { emails });
const membership = async (who: Member, id: number) => (await who.get(`/cohorts/${id}`)).body.membership;

test("P11 P16 a confirmed address on the roster verifies, by adding it or by claiming", async () => {
  const { id } = await aCohort(staff);
  const [here, later, claiming] = [await joined(board), await joined(board), await board.join()];
  expect((await add(id, [here.email, here.email.toUpperCase(), "gone@example.org"])).body).toEqual({
    rosterCount: 2,
    verified: 1,
  });
  expect(await membership(here, id)).toMatchObject({ state: "verified", by: "roster" });
  await add(id, [claiming.email]);
  expect((await claiming.put(`/cohorts/${id}/membership`)).body).toMatchObject({ state: "pending" });
  await board.database`update users set email_proven_at = now() where id = ${claiming.id}`;
  expect((await claiming.put(`/cohorts/${id}/membership`)).body).toMatchObject({ state: "verified", by: "roster" });
  expect((await later.put(`/cohorts/${id}/membership`)).body).toMatchObject({ state: "pending" });
  expect((await add(id, [later.email])).body).toEqual({ rosterCount: 4, verified: 1 });
  expect((await here.delete(`/cohorts/${id}/roster`)).status).toBe(403);
});

test("S148 P15 roster addresses are stored only as salted hashes, and nowhere else", async () => {
  const [one, other] = [await aCohort(staff), await aCohort(staff)];
  const address = "very.secret.address@school.example";
  await add(one.id, [address]);
  await add(other.id, [address]);
  const lines = await board.database<{ addressHash: Buffer }[]>`
    select address_hash from roster_lines where cohort_id in (${one.id}, ${other.id})`;
  expect(lines).toHaveLength(2);
  expect(lines[0]?.addressHash).toEqual(lines[1]?.addressHash);
  expect(lines[0]?.addressHash).toHaveLength(32);
  const tables = await board.database<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  for (const { name } of tables) {
    const sql = board.database;
    expect(await sql`select from ${sql(name)} held where held::text ilike '%very.secret%'`, name).toHaveLength(0);
  }
  expect(await board.database`select from roster_salt where length(salt) = 16`).toHaveLength(1);
  const admin = await joined(board, { role: "admin" });
  for (const path of [`/cohorts/${one.id}`, "/cohorts", "/admin/audit", "/account/export"]) {
    expect(JSON.stringify((await admin.get(path)).body), path).not.toContain("very.secret");
  }
  expect((await staff.delete(`/cohorts/${one.id}/roster`)).status).toBe(204);
  expect((await staff.get(`/cohorts/${one.id}`)).body.rosterCount).toBe(0);
  expect((await staff.get(`/cohorts/${other.id}`)).body.rosterCount).toBe(1);
});

test("P16 a claim doesn't wait for a long roster to be added completely", {
  timeout: 120_000,
}, async () => {
  const { id } = await aCohort(staff);
  const member = await joined(board);
  await add(id, ["somebody@example.org"]);
  const order: string[] = [];
  const adding = add(
    id,
    Array.from({ length: 200 }, (_, n) => `alumna${n}@example.org`),
  ).then(({ status }) => order.push(`list ${status}`));
  for (let n = 0; n < 3; n += 1) {
    const { status } = await member.put(`/cohorts/${id}/membership`);
    order.push(`claim ${status}`);
  }
  await adding;
  expect(order).toEqual(["claim 200", "claim 200", "claim 200", "list 200"]);
});

test("P15 a roster accepts 500 addresses at once and ignores those it already has", {
  timeout: 120_000,
  tags: "all",
}, async () => {
  const { id } = await aCohort(staff);
  const members = [await joined(board), await joined(board)];
  const others = Array.from({ length: 498 }, (_, n) => `classmate${n}@example.org`);
  const emails = [...members.map(({ email }) => email), ...others];
  expect(await add(id, emails)).toMatchObject({ status: 200, body: { rosterCount: 500, verified: 2 } });
  expect((await add(id, emails.slice(0, 5))).body.rosterCount).toBe(500);
  expect((await staff.get(`/cohorts/${id}`)).body).toMatchObject({ rosterCount: 500, memberCount: 2 });
});

test.each<[string, unknown]>([
  ["one that is none", ["good@example.org", "no address"]],
  ["none", []],
  ["too many", Array.from({ length: 501 }, (_, n) => `n${n}@example.org`)],
  ["a text", "good@example.org"],
])("P15 an invalid roster is refused as a whole: %s", async (_, emails) => {
  const { id } = await aCohort(staff);
  expect(await add(id, emails)).toMatchObject({ status: 400, body: { fields: { emails: expect.any(String) } } });
  expect((await staff.get(`/cohorts/${id}`)).body.rosterCount).toBe(0);
  expect((await add(2_000_000_000, ["good@example.org"])).status).toBe(404);
});

test("P16 P36 a roster line is deleted with the account that it verified", async () => {
  const { id } = await aCohort(staff);
  const mira = await joined(board);
  await add(id, [mira.email, "other@example.org"]);
  await mira.delete("/account", { password: "lighthouse", posts: "erase" });
  expect((await staff.get(`/cohorts/${id}`)).body.rosterCount).toBe(1);

  const noor = await joined(board);
  await add(id, [noor.email]);
  await noor.delete(`/cohorts/${id}/membership`);
  await noor.delete("/account", { password: "lighthouse", posts: "erase" });
  expect((await staff.get(`/cohorts/${id}`)).body.rosterCount).toBe(1);
});

test("P12 P16 a roster address verifies only one account, even if another one takes it over", async () => {
  const { id } = await aCohort(staff);
  const [mira, again] = [await joined(board), await joined(board)];
  const address = mira.email;
  await add(id, [address]);
  const moveTo = (member: { id: number }, email: string) =>
    board.database`update users set email = ${email} where id = ${member.id}`;
  await moveTo(mira, `moved-${address}`);
  await moveTo(again, address);
  expect((await again.put(`/cohorts/${id}/membership`)).body).toMatchObject({ state: "pending", by: null });
  expect((await add(id, [address])).body).toEqual({ rosterCount: 1, verified: 0 });
  expect(await membership(again, id)).toMatchObject({ state: "pending", by: null });
  expect(await membership(mira, id)).toMatchObject({ state: "verified", by: "roster" });
});
