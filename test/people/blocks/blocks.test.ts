import { expect, test } from "vitest";
import { testBoard } from "../../support/board.ts";

const board = testBoard();

test("P33 P34 blocking and unblocking can be repeated; only the member sees the list, latest first", async () => {
  const [mira, jonas, leila] = [await board.join(), await board.join(), await board.join()];
  for (const { id } of [jonas, leila, jonas]) expect(await mira.put(`/blocks/${id}`)).toMatchObject({ status: 204 });
  const { body } = await mira.get("/blocks");
  expect(body).toMatchObject({ total: 2, results: [{ id: leila.id }, { id: jonas.id, firstName: jonas.firstName }] });
  expect((await jonas.get("/blocks")).body).toMatchObject({ total: 0, results: [] });
  expect((await mira.get("/account")).body.blocked).toEqual([jonas.id, leila.id]);
  expect((await jonas.get("/account")).body.blocked).toEqual([]);
  for (const _ of "12") expect(await mira.delete(`/blocks/${leila.id}`)).toMatchObject({ status: 204 });
  expect((await mira.get("/blocks")).body.results.map(({ id }: { id: number }) => id)).toEqual([jonas.id]);
});

test("P33 members can't block themselves or missing members", async () => {
  const mira = await board.join();
  expect(await mira.put(`/blocks/${mira.id}`)).toMatchObject({
    status: 400,
    body: { fields: { userId: "This is you." } },
  });
  expect((await mira.put("/blocks/2147483647")).status).toBe(404);
  expect((await mira.delete("/blocks/2147483647")).status).toBe(204);
});

test("the blocker's export lists blocks by member number, the blocked member's doesn't", async () => {
  const [mira, jonas] = [await board.join(), await board.join()];
  await mira.put(`/blocks/${jonas.id}`);
  const { body } = await mira.get("/account/export");
  expect(body.blocks).toEqual([{ userId: jonas.id, createdAt: expect.any(String) }]);
  expect((await jonas.get("/account/export")).body.blocks).toEqual([]);
});
