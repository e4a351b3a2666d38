import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { decideOn, verdict } from "./stage.ts";

const board = testBoard();
let moderator: Member;
beforeAll(async () => {
  moderator = await board.join({ role: "moderator" });
});

test("M11 M16 removing a message moves its conversation in the list; restoring it moves it back", async () => {
  const [one, another, third] = [await board.join(), await board.join(), await board.join()];
  await board.database`update users set password_hash = 'x'`;
  const talking = async (to: Member) => {
    const { id } = (await one.post("/contacts", { userId: to.id, text: "Hello" })).body;
    await to.put(`/contacts/${id}/answer`, { accept: true });
    return id as number;
  };
  const [former, latter] = [await talking(another), await talking(third)];
  const said = await another.post(`/conversations/${former}/messages`, { text: "Greetings" });
  const rude = await another.post(`/conversations/${former}/messages`, { text: "You fool" });
  const later = await third.post(`/conversations/${latter}/messages`, { text: "Tea?" });
  const rudeToo = await another.post(`/conversations/${former}/messages`, { text: "You goose" });
  const list = async (reader: Member) =>
    (await reader.get("/conversations")).body.results.map(({ id, updatedAt }: { id: number; updatedAt: string }) => ({
      ...{ id, updatedAt },
    }));
  const before = { one: await list(one), another: await list(another) };
  for (const { body } of [rude, rudeToo])
    await one.post("/reports", { parent: "messages", id: body.id, reason: "abuse" });
  for (const { body } of [rudeToo, rude]) await decideOn(board, moderator, ["messages", body.id], verdict("removed"));
  expect(await list(one)).toEqual([
    { id: latter, updatedAt: later.body.createdAt },
    { id: former, updatedAt: said.body.createdAt },
  ]);
  expect(await list(another)).toEqual([{ id: former, updatedAt: said.body.createdAt }]);
  await another.delete(`/conversations/${former}`);
  for (const { body } of [rude, rudeToo]) await decideOn(board, moderator, ["messages", body.id], verdict("kept"));
  expect(await list(one)).toEqual(before.one);
  expect(await list(another)).toEqual([]);
});
