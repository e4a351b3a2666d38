import { beforeAll, expect, test } from "vitest";
import { aCohort, joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aWord } from "../support/builders.ts";

const scale = 100;
const board = testBoard({ RATE_LIMIT_SCALE: String(scale) });
let staff: Member;
let admin: Member;
beforeAll(async () => {
  staff = await joined(board, { role: "moderator" });
  admin = await joined(board, { role: "admin" });
});

const claim = (who: Member, id: number) => who.put(`/cohorts/${id}/membership`);
const vouch = (giver: Member, receiver: Member, id: number) => giver.put(`/cohorts/${id}/vouches/${receiver.id}`);
const membership = async (who: Member, id: number) => (await who.get(`/cohorts/${id}`)).body.membership;
const isVerified = async (who: Member, id: number) => (await membership(who, id))?.state === "verified";
const timesVerified = async ({ id }: Member) => {
  const [{ count }] = await board.database<[{ count: number }]>`
    select count(*)::int from events where kind = 'member.verified' and member_id = ${id}`;
  return count;
};
const members = (count: number) => Promise.all(Array.from({ length: count }, () => joined(board)));

test("cohorts have unique names, are sorted by end and name, and found by every field", async () => {
  // No name has a second word that begins with this one.
  const word = `y${aWord()}`;
  const [course, city] = [aWord(), aWord()];
  const add = (name: string, more = {}) => staff.post("/cohorts", { name: `${word} ${name}`, ...more });
  const a = (await add("b", { endsOn: "2023-06-30", course, city })).body;
  const b = (await add("a", { endsOn: "2023-06-30", startsOn: "2023-01-01", size: 28 })).body;
  const c = (await add("c", { endsOn: "2024-06-30" })).body;
  const d = (await add("d")).body;
  expect(b).toEqual({
    ...{ id: b.id, name: `${word} a`, course: null, city: null, startsOn: "2023-01-01", endsOn: "2023-06-30" },
    ...{ size: 28, memberCount: 0 },
  });
  const { body } = await admin.get("/cohorts?limit=100");
  const ids = body.results.map(({ id }: { id: number }) => id);
  expect(ids.filter((id: number) => [a.id, b.id, c.id, d.id].includes(id))).toEqual([c.id, b.id, a.id, d.id]);
  for (const typed of [course, city, `${word} b`]) {
    expect((await admin.get(`/cohorts?search=${typed}`)).body).toMatchObject({ total: 1, results: [{ id: a.id }] });
  }
  expect(
    (await admin.get(`/search?q=location:${city}`)).body.groups.find((group: { total: number }) => group.total),
  ).toMatchObject({
    kind: "cohorts",
    results: [{ id: a.id, title: `${word} b`, subtitle: city }],
  });
  // F18: the matching words are marked.
  expect((await admin.get(`/search?q=${course}&kinds=cohorts`)).body.groups[0].results).toMatchObject([
    { id: a.id, excerpt: course, marks: { excerpt: [[0, [...course].length]] } },
  ]);
  expect((await add("A")).status).toBe(409);
  expect((await staff.put(`/cohorts/${a.id}`, { name: `${word} C` })).status).toBe(409);
  expect(
    (await staff.post("/cohorts", { name: "x", startsOn: "2024-02-01", endsOn: "2024-01-01" })).body.fields,
  ).toHaveProperty("endsOn");
  expect((await staff.post("/cohorts", { name: "x".repeat(101) })).status).toBe(400);
  for (const size of [0, 10_001, 1.5]) expect((await staff.post("/cohorts", { name: aWord(), size })).status).toBe(400);
});

test("a PUT keeps omitted fields of a cohort and checks its dates; null clears a field", async () => {
  const said = { course: "Web", city: "Köln", startsOn: "2024-01-08", endsOn: "2024-04-12", size: 28 };
  const { id } = (await staff.post("/cohorts", { name: aWord(), ...said })).body;
  const change = (given: Record<string, unknown>) => staff.put(`/cohorts/${id}`, given);
  const name = aWord();
  expect((await change({ name })).body).toMatchObject({ name, ...said });
  expect((await change({ size: null, city: "" })).body).toMatchObject({ ...said, name, size: null, city: null });
  for (const days of [{ endsOn: "2024-01-07" }, { startsOn: "2024-04-13" }]) {
    expect((await change(days)).body.fields).toEqual({ endsOn: expect.any(String) });
  }
  expect((await change({ startsOn: null, endsOn: "2024-01-07" })).body).toMatchObject({ startsOn: null });
  expect((await change({ name: null })).body.fields).toHaveProperty("name");
  expect((await staff.get(`/cohorts/${id}`)).body).toMatchObject({ name, course: "Web", endsOn: "2024-01-07" });
});

test("P18 a cohort with members can't be deleted, and staff's changes are in the trail", async () => {
  const [mira] = (await members(1)) as [Member];
  const { id, name } = await aCohort(staff, mira);
  expect((await staff.delete(`/cohorts/${id}`)).status).toBe(409);
  expect((await staff.delete(`/cohorts/${id}/members/${mira.id}`, { reason: "Wrong year" })).status).toBe(204);
  await staff.post(`/cohorts/${id}/roster`, { emails: ["nobody@example.org"] });
  await staff.delete(`/cohorts/${id}/roster`);
  expect((await staff.delete(`/cohorts/${id}`)).status).toBe(204);
  expect((await staff.delete(`/cohorts/${id}`)).status).toBe(404);
  const { body } = await admin.get("/admin/audit?subject=cohort&limit=6");
  expect(body.results.map(({ action }: { action: string }) => action)).toEqual([
    "deleted",
    "unlisted",
    "listed",
    "excluded",
    "confirmed",
    "added",
  ]);
  expect((await admin.get(`/search?q=${name}&kinds=cohorts`)).body.groups[0].total).toBe(0);
});

test("P11 P12 a member is verified by staff or two vouches of verified members, and told once", async () => {
  const [root, other, mira, jonas] = (await members(4)) as [Member, Member, Member, Member];
  const { id, name } = await aCohort(staff, root, other);
  expect((await claim(mira, id)).body).toEqual({ state: "pending", by: null, vouches: 0, needed: 2 });
  expect((await vouch(root, mira, id)).status).toBe(204);
  expect((await vouch(root, mira, id)).status).toBe(204);
  expect(await membership(mira, id)).toEqual({ state: "pending", by: null, vouches: 1, needed: 2 });
  await vouch(other, mira, id);
  expect(await membership(mira, id)).toEqual({ state: "verified", by: "vouches", vouches: 2, needed: 2 });
  expect((await jonas.get(`/users/${mira.id}`)).body).toMatchObject({
    verified: true,
    Cohorts: [{ id, name, state: "verified", by: "vouches" }],
  });
  const [event] =
    await board.database`select data from events where kind = 'member.verified' and member_id = ${mira.id}`;
  expect(event).toEqual({ data: { cohortId: id, by: "vouches", to: [mira.id] } });
  expect((await jonas.get(`/search?q=cohort:%22${name}%22&kinds=users`)).body.groups[0].total).toBe(3);
  expect((await jonas.get("/search?q=is:verified&kinds=users")).body.groups[0].total).toBeGreaterThan(2);
  await staff.put(`/cohorts/${id}/members/${mira.id}`);
  expect(await membership(mira, id)).toMatchObject({ by: "staff" });
  expect(await timesVerified(mira)).toBe(1);
});

test("P12 P14 withdrawing vouches ends all verifications that depended on them at once", async () => {
  const [root, other, a, b, c] = (await members(5)) as [Member, Member, Member, Member, Member];
  const { id } = await aCohort(staff, root, other);
  for (const who of [a, b, c]) await claim(who, id);
  for (const [giver, receiver] of [
    [root, a],
    [other, a],
    [a, b],
    [root, b],
    [a, c],
    [b, c],
  ] as [Member, Member][]) {
    expect((await vouch(giver, receiver, id)).status).toBe(204);
  }
  await Promise.all([vouch(b, a, id), vouch(c, a, id), vouch(c, b, id)]);
  const all = async () => Promise.all([a, b, c].map((who) => isVerified(who, id)));
  expect(await all()).toEqual([true, true, true]);
  await root.delete(`/cohorts/${id}/vouches/${a.id}`);
  await root.delete(`/cohorts/${id}/vouches/${b.id}`);
  await root.delete(`/cohorts/${id}/vouches/${b.id}`);
  expect(await all()).toEqual([false, false, false]);
  expect((await a.get(`/users/${b.id}`)).body.verified).toBe(false);
  await vouch(root, a, id);
  expect(await all()).toEqual([true, false, false]);
  await vouch(root, b, id);
  expect(await all()).toEqual([true, true, true]);
  expect(await Promise.all([a, b, c].map(timesVerified))).toEqual([2, 2, 2]);
});

test("P14 a suspension ends verifications that depend on the member, until it is lifted", async () => {
  const [root, other, mira] = (await members(3)) as [Member, Member, Member];
  const { id } = await aCohort(staff, root, other);
  await claim(mira, id);
  await vouch(root, mira, id);
  await vouch(other, mira, id);
  await admin.put(`/users/${root.id}/suspension`, { reason: "Spam" });
  expect(await isVerified(mira, id)).toBe(false);
  await admin.delete(`/users/${root.id}/suspension`);
  expect(await isVerified(mira, id)).toBe(true);
  const [{ verifiedBy }] = await board.database<[{ verifiedBy: string }]>`
    select verified_by from cohort_members where user_id = ${root.id}`;
  expect(verifiedBy).toBe("staff");
});

test("P12 P34 blocking withdraws one's own vouch, and suspends the other's until unblocking", async () => {
  const [root, other, mira] = (await members(3)) as [Member, Member, Member];
  const { id } = await aCohort(staff, root, other);
  await claim(mira, id);
  await vouch(root, mira, id);
  await vouch(other, mira, id);
  await mira.put(`/blocks/${root.id}`);
  expect(await isVerified(mira, id)).toBe(false);
  await mira.delete(`/blocks/${root.id}`);
  expect(await isVerified(mira, id)).toBe(true);
  await root.put(`/blocks/${mira.id}`);
  await root.delete(`/blocks/${mira.id}`);
  expect(await membership(mira, id)).toMatchObject({ state: "pending", vouches: 1 });
});

test("P13 only verified members can vouch, for others with a claim, twenty times a week", async () => {
  const [root, stranger] = (await members(2)) as [Member, Member];
  const { id } = await aCohort(staff, root);
  expect((await vouch(root, root, id)).status).toBe(400);
  expect((await vouch(root, stranger, id)).status).toBe(404);
  expect((await vouch(root, stranger, 2_000_000_000)).status).toBe(404);
  await claim(stranger, id);
  const [pending] = (await members(1)) as [Member];
  await claim(pending, id);
  expect((await vouch(stranger, pending, id)).status).toBe(403);
  expect((await vouch(staff, pending, id)).status).toBe(403);
  const spent = (points: number) => board.database`
    update rate_limits set points = ${points} where key like 'vouches:%'`;
  expect((await vouch(root, stranger, id)).status).toBe(204);
  await spent(20 * scale);
  const refused = await vouch(root, pending, id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(6 * 24 * 3600);
  expect(await membership(pending, id)).toMatchObject({ vouches: 0 });
  await spent(20 * scale - 1);
  expect((await vouch(root, pending, id)).status).toBe(204);
});

test("P13 a suspended member can't get new vouches, but earlier ones can be withdrawn", async () => {
  const [root, mira, olga] = (await members(3)) as [Member, Member, Member];
  const { id } = await aCohort(staff, root);
  for (const pending of [mira, olga]) await claim(pending, id);
  await vouch(root, olga, id);
  for (const pending of [mira, olga]) await admin.put(`/users/${pending.id}/suspension`, { reason: "Spam." });
  expect((await vouch(root, mira, id)).status).toBe(404);
  expect((await root.delete(`/cohorts/${id}/vouches/${olga.id}`)).status).toBe(204);
  const left = await board.database`select from vouches where cohort_id = ${id}`;
  expect(left.count).toBe(0);
});

test("P14 simultaneous vouches verify a member once", async () => {
  const roots = await members(6);
  const [mira] = (await members(1)) as [Member];
  const { id } = await aCohort(staff, ...roots);
  await claim(mira, id);
  await Promise.all(roots.map((root) => vouch(root, mira, id)));
  expect(await isVerified(mira, id)).toBe(true);
  expect(await timesVerified(mira)).toBe(1);
});

test("P17 a pending claim is visible only to its member, verified members and staff", async () => {
  const [root, mira, stranger, alsoPending] = (await members(4)) as [Member, Member, Member, Member];
  const { id } = await aCohort(staff, root);
  await claim(mira, id);
  await claim(alsoPending, id);
  await vouch(root, mira, id);
  const sees = async (reader: Member) => (await reader.get(`/users/${mira.id}`)).body.Cohorts.length === 1;
  expect([
    await sees(mira),
    await sees(root),
    await sees(staff),
    await sees(stranger),
    await sees(alsoPending),
  ]).toEqual([...[true, true, true, false, false]]);
  expect((await root.get(`/cohorts/${id}/pending`)).body).toMatchObject({
    total: 2,
    results: [
      { id: mira.id, vouches: 1, vouched: true },
      { id: alsoPending.id, vouches: 0, vouched: false },
    ],
  });
  expect((await staff.get(`/cohorts/${id}/pending`)).body.results[0]).toMatchObject({ vouches: 1, vouched: false });
  for (const reader of [stranger, mira]) expect((await reader.get(`/cohorts/${id}/pending`)).status).toBe(403);
  expect((await root.get(`/cohorts/${id}`)).body).toMatchObject({ pendingCount: 2, memberCount: 1 });
  expect((await root.get(`/cohorts/${id}`)).body).not.toHaveProperty("rosterCount");
  expect((await staff.get(`/cohorts/${id}`)).body).toMatchObject({ pendingCount: 2, rosterCount: 0 });
  expect((await stranger.get(`/cohorts/${id}`)).body).not.toHaveProperty("pendingCount");
  expect((await stranger.get(`/users?cohort=${id}`)).body.total).toBe(1);
});

test("P17 a member has at most five pending claims; a removed member can't claim again", async () => {
  const [root, other, mira] = (await members(3)) as [Member, Member, Member];
  const cohorts = await Promise.all(Array.from({ length: 6 }, () => aCohort(staff)));
  for (const { id } of cohorts.slice(0, 5)) expect((await claim(mira, id)).status).toBe(200);
  expect((await claim(mira, (cohorts[5] as { id: number }).id)).status).toBe(409);
  const { id } = await aCohort(staff, root, other);
  const [jonas] = (await members(1)) as [Member];
  await claim(jonas, id);
  await vouch(root, jonas, id);
  await vouch(other, jonas, id);
  expect((await other.delete(`/cohorts/${id}/membership`)).status).toBe(204);
  expect(await membership(other, id)).toBeNull();
  expect((await root.get(`/users/${other.id}`)).body.verified).toBe(false);
  expect(await isVerified(jonas, id)).toBe(false);
  await staff.delete(`/cohorts/${id}/members/${jonas.id}`);
  expect(await claim(jonas, id)).toMatchObject({ status: 409, body: { error: "Please write to the team." } });
  await staff.put(`/cohorts/${id}/members/${jonas.id}`);
  expect(await isVerified(jonas, id)).toBe(true);
  for (const path of ["/cohorts/999999", "/cohorts/999999/pending"]) expect((await jonas.get(path)).status).toBe(404);
  expect((await claim(jonas, 999_999)).status).toBe(404);
});

test("deleting an account deletes its memberships and the vouches that it gave", async () => {
  const [root, other, mira] = (await members(3)) as [Member, Member, Member];
  const { id } = await aCohort(staff, root, other);
  await claim(mira, id);
  await vouch(root, mira, id);
  await vouch(other, mira, id);
  expect((await mira.get("/account/export")).body.cohorts).toMatchObject([{ verifiedBy: "vouches" }]);
  expect((await root.get("/account/export")).body.vouches).toMatchObject([{ userId: mira.id }]);
  expect((await other.delete("/account", { password: "lighthouse", posts: "erase" })).status).toBe(204);
  expect(await isVerified(mira, id)).toBe(false);
});
