import { beforeAll, expect, test } from "vitest";
import { aCohort, joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let staff: Member;
beforeAll(async () => {
  staff = await joined(board, { role: "moderator" });
});

const ownCohorts = async (reader: Member) => (await reader.get("/account/cohorts")).body.results;

test("P02 a member's cohorts list visible newcomers and the number of pending claims", async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => joined(board)));
  const [reader, classmate, hidden, waiting, early] = people as [Member, Member, Member, Member, Member];
  const { id } = await aCohort(staff, reader, classmate, hidden, early);
  const { id: other } = await aCohort(staff, waiting);
  await hidden.put("/account/privacy", { visibility: { cohort: "me" } });
  await waiting.put(`/cohorts/${id}/membership`);
  await board.database`
    update cohort_members set created_at = now() - interval '31 days' where user_id = ${early.id}`;

  const [own, ...more] = await ownCohorts(reader);
  expect(more).toEqual([]);
  expect(own).toMatchObject({ id, pendingCount: 1 });
  expect(own.Newcomers.map((person: { id: number }) => person.id)).toEqual([classmate.id]);
  expect((await ownCohorts(waiting)).map((cohort: { id: number }) => cohort.id)).toEqual([other]);
  expect(await ownCohorts(await joined(board))).toEqual([]);
});
