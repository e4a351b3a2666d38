import { expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { writeCompany } from "../../support/posts.ts";
import { joined, namedLongAgo, saveProfile } from "../cast.ts";

const board = testBoard();

const name = (who: Member, company: { number: number } | null, profile = {}) =>
  saveProfile(who, who, profile, { companyId: company ? String(company.number) : "" });
const seesWork = async (reader: Member, { id }: Member) => (await reader.get(`/users/${id}`)).body.openTo.length === 1;

test("S155 naming a company reveals nothing about who hides from it for 7 days", async () => {
  const lantern = await writeCompany(board.database, "Lantern");
  const [owner, curious] = [await joined(board), await joined(board)];
  await name(owner, lantern, { openTo: ["work"] });
  await name(curious, lantern);
  expect(await seesWork(curious, owner)).toBe(true);
  await name(curious, null);
  expect(await seesWork(curious, owner)).toBe(true);
  await namedLongAgo(board, curious, lantern.number);
  expect(await seesWork(curious, owner)).toBe(false);
  await name(curious, null);
  expect(await seesWork(curious, owner), "who was there is one of it for 30 days").toBe(false);
});

test("S155 naming a company hides a member's job search from its people at once", async () => {
  const fjordwerk = await writeCompany(board.database, "Fjordwerk");
  const [owner, colleague] = [await joined(board), await joined(board)];
  await namedLongAgo(board, colleague, fjordwerk.number);
  await name(owner, fjordwerk, { openTo: ["work"] });
  expect(await seesWork(colleague, owner)).toBe(false);
  expect((await owner.get(`/users/${owner.id}?as=company`)).body.openTo).toEqual([]);
  await name(owner, null, { openTo: ["work"] });
  expect(await seesWork(colleague, owner)).toBe(false);
});

test("S155 a member can name three companies in 30 days, and clear the last at any time", async () => {
  const member = await joined(board);
  const [one, two, three, four] = [
    await writeCompany(board.database, "One"),
    await writeCompany(board.database, "Two"),
    await writeCompany(board.database, "Three"),
    await writeCompany(board.database, "Four"),
  ];
  for (const each of [one, two, null, three, three]) {
    expect((await name(member, each)).status).toBe(200);
  }
  const refused = await name(member, four);
  expect(refused.status).toBe(429);
  expect(refused.body.error).toMatch(/^You can change your company 3 times in 30 days/);
  expect((await member.get(`/users/${member.id}`)).body.Company.name).toBe("Three");
  expect((await name(member, null)).status).toBe(200);
});
