import { beforeAll, expect, test } from "vitest";
import { hashOf, newToken } from "../../server/http/tokens.ts";
import { aCohort, joined, saveProfile } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aWord } from "../support/builders.ts";
import { writeCompany } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let staff: Member;
beforeAll(async () => {
  staff = await joined(board, { role: "moderator" });
});

const aCompany = () => writeCompany(board.database, `Company ${aWord()}`);

/** A verified graduate at a company, with the token of a mail that asks them. */
async function asked() {
  const member = await joined(board);
  await aCohort(staff, member);
  const company = await aCompany();
  await saveProfile(member, member, {}, { companyId: String(company.number) });
  const token = newToken();
  const [{ id }] = await board.database<[{ id: number }]>`
    insert into check_ins (user_id, due_on, asked_at, reminder_due_at)
    values (${member.id}, current_date, now(), now() + interval '14 days') returning id`;
  await board.database`
    insert into check_in_tokens (token_hash, check_in_id, expires_at) values (${hashOf(token)}, ${id}, now() + interval '60 days')`;
  return { member, company, token, id };
}
const answer = (caller: Pick<Member, "post">, body: unknown) => caller.post("/check-in", body);
const confirmedAt = async (reader: Member, { id }: Member) =>
  (await reader.get(`/users/${id}`)).body.companyConfirmedAt;
const own = async (member: Member) => (await member.get("/account/check-ins")).body.results;

test("W02 W04 a mailed link's yes confirms the company once, without a log-in", async () => {
  const { member, company, token } = await asked();
  const question = await board.visitor.get(`/check-in?token=${token}`);
  expect(question.body).toEqual({
    firstName: member.firstName,
    company: { id: company.number, name: expect.any(String) },
  });
  expect(await confirmedAt(staff, member)).toBeNull();
  const { status, body } = await answer(board.visitor, { token, answer: "still" });
  expect(status).toBe(200);
  expect(await confirmedAt(staff, member)).toBe(body.answeredAt);
  const [card] = (await staff.get(`/users?company=${company.number}`)).body.results;
  expect(card.companyConfirmedAt).toBe(body.answeredAt);
  expect(await own(member)).toMatchObject([{ answer: "still", company: { id: company.number } }]);
  expect((await answer(board.visitor, { token, answer: "still" })).status).toBe(410);
  for (const dead of ["", "x", newToken()]) {
    expect((await answer(board.visitor, { token: dead, answer: "still" })).status).toBe(410);
    expect((await board.visitor.get(`/check-in?token=${dead}`)).status).toBe(410);
  }
});

test("W02a an answer of another company needs the member's own session", async () => {
  const { member, token } = await asked();
  const elsewhere = { token, answer: "elsewhere", since: "2026-05", field: "in-field" };
  expect((await answer(board.visitor, elsewhere)).status).toBe(401);
  expect((await answer(await joined(board), { token, answer: "looking" })).status).toBe(403);
  const next = await aCompany();
  const { status, body } = await answer(member, { ...elsewhere, companyId: next.number });
  expect(status).toBe(200);
  const user = (await staff.get(`/users/${member.id}`)).body;
  expect(user).toMatchObject({ Company: { id: next.number }, companyConfirmedAt: body.answeredAt });
  const [told] = await own(member);
  expect(told).toMatchObject({ answer: "elsewhere", since: "2026-05", field: "in-field" });
  for (const wrong of [{ since: "2026-13" }, { field: "none" }, { answer: "maybe" }, { companyId: 999_999 }]) {
    expect((await answer(member, { answer: "elsewhere", ...wrong })).status).toBe(400);
  }
});

test("W04a changing or hiding the company ends its confirmation", async () => {
  const { member, company } = await asked();
  await answer(member, { answer: "still" });
  expect(await confirmedAt(staff, member)).not.toBeNull();
  await saveProfile(member, member, {}, { companyId: String(company.number) });
  expect(await confirmedAt(staff, member)).not.toBeNull();
  await member.put("/account/privacy", { visibility: { company: "me" } });
  await member.put("/account/privacy", { visibility: { company: "members" } });
  expect(await confirmedAt(staff, member)).toBeNull();
  await answer(member, { answer: "still" });
  await saveProfile(member, member, {}, { companyId: String((await aCompany()).number) });
  expect(await confirmedAt(staff, member)).toBeNull();
});

test("W06 only its member can change or withdraw an answer, and it is in their export", async () => {
  const { member, token, id } = await asked();
  await answer(board.visitor, { token, answer: "still" });
  const other = await joined(board);
  expect((await other.send("DELETE", `/account/check-ins/${id}`)).status).toBe(404);
  expect((await member.put(`/account/check-ins/${id}`, { answer: "looking" })).status).toBe(200);
  expect(await own(member)).toMatchObject([{ id, answer: "looking" }]);
  expect((await member.get("/account/export")).body.checkIns).toMatchObject([{ answer: "looking" }]);
  expect((await member.send("DELETE", `/account/check-ins/${id}`)).status).toBe(204);
  expect(await own(member)).toMatchObject([{ id, answer: null, answeredAt: null }]);
  expect((await board.database`select from check_ins where reminder_due_at is not null and id = ${id}`).count).toBe(0);
  expect((await answer(other, { answer: "still" })).status).toBe(403);
});

test("W13 a member can download their profile as a JSON Resume", async () => {
  const { member, company } = await asked();
  await saveProfile(
    member,
    member,
    { headline: "Maker of maps", links: ["https://github.com/mira"], languages: [{ code: "de", level: "native" }] },
    { companyId: String(company.number) },
  );
  const { status, body } = await member.get("/account/resume.json");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    basics: { label: "Maker of maps", email: member.email, profiles: [{ network: "GitHub" }] },
    work: [{ name: expect.stringMatching(/^Company /) }],
    education: [{ area: expect.stringMatching(/^Web /) }],
    languages: [{ language: "de", fluency: "native" }],
  });
  expect((await board.visitor.get("/account/resume.json")).status).toBe(401);
});
