import { expect, test } from "vitest";
import { lockVerification } from "../../server/cohorts/verification-store.ts";
import { hashing } from "../../server/http/hashing.ts";
import { issueToken } from "../../server/people/accounts/token-store.ts";
import { aCohort, joined } from "../people/cast.ts";
import { testBoard } from "../support/board.ts";

const board = testBoard();

test("P15 a member can claim cohorts twenty times a day, not counting those by roster", async () => {
  const [staff, member] = [await joined(board, { role: "moderator" }), await joined(board)];
  const [cohort, listed] = [await aCohort(staff), await aCohort(staff)];
  await staff.post(`/cohorts/${listed.id}/roster`, { emails: [member.email] });
  const claim = (id: number) => member.put(`/cohorts/${id}/membership`);
  for (let round = 0; round < 10; round += 1) {
    expect(await claim(cohort.id)).toMatchObject({ status: 200, body: { state: "pending" } });
    expect(await claim(listed.id)).toMatchObject({ status: 200, body: { by: "roster" } });
  }
  await board.database`update rate_limits set points = 20 where key like 'claims%'`;
  expect((await claim(cohort.id)).status).toBe(429);
  expect((await claim(listed.id)).status).toBe(200);
});

test("P15 sixty members of one network can confirm their addresses at the same time", async () => {
  const tokens = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { id } = await board.join();
      return issueToken(board.database, id, { purpose: "confirmation", minutes: 60 });
    }),
  );
  const confirmed = await Promise.all(tokens.map((token) => board.visitor.post("/auth/confirm-email", { token })));
  expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200]));
});

test("P15 a confirmed address is hashed before the verification lock is taken", async () => {
  const member = await joined(board);
  await board.database`update users set email_proven_at = null where id = ${member.id}`;
  const token = await issueToken(board.database, member.id, { purpose: "confirmation", minutes: 60 });
  const { promise: turn, resolve } = Promise.withResolvers<void>();
  const busy = [hashing(() => turn), hashing(() => turn)];
  const confirmed = board.visitor.post("/auth/confirm-email", { token });
  // When these are answered, it is waiting for its hash.
  for (let round = 0; round < 20; round += 1) await board.visitor.get("/jobs?limit=1");
  await board.database.begin((transaction) => lockVerification(transaction));
  resolve();
  await Promise.all(busy);
  expect((await confirmed).status).toBe(200);
});
