import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";

const board = testBoard({ AI: "off" });

test("an operator can switch the assistant off", async () => {
  const member = await board.join();
  const reply = await member.post("/prompts", { messages: [{ role: "user", content: "What about it?" }] });
  expect(reply).toMatchObject({ status: 404, body: { code: "off" } });
});
