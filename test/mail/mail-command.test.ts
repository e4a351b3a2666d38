import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { commandLine } from "../support/command-line.ts";

const board = testBoard();
const command = commandLine(board);
const mail = (...words: string[]) => command("mail", ...words);

test("board mail lists mails with ids, by which --drop deletes one", { timeout: 60_000 }, async () => {
  for (const name of ["Vera", "Noor"]) {
    await board.visitor.post("/mail", { name, email: "visitor@example.org", request: "May I join?" });
  }
  const list = await mail();
  expect(list.said).toContain("2 waiting");
  const id = /^ {2}(\S+) .*"A request from Vera"/m.exec(list.said)?.[1] as string;
  const dropped = await mail("--drop", id);
  expect(dropped).toMatchObject({ code: 0, said: expect.stringContaining("1 waiting") });
  expect(dropped.said).not.toContain("from Vera");
  expect(dropped.said).toContain("from Noor");
  for (const unknown of [id, "7"]) {
    const told = `No waiting or failed mail has the id ${unknown}.`;
    expect(await mail("--drop", unknown)).toMatchObject({ code: 1, said: expect.stringContaining(told) });
  }
  expect((await mail()).said).toContain("1 waiting");
});
