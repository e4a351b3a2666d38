import { expect, onTestFinished, test } from "vitest";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { testBoard } from "../support/board.ts";

const board = testBoard();

test("S158 a member can open twenty live streams over all sessions, even simultaneously", async () => {
  const { id } = await board.join();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => startSession(board.database, id, "test")));
  const given = new AbortController();
  onTestFinished(() => given.abort());
  const open = (token: string) =>
    fetch(`${board.url}/api/live`, { headers: { Authorization: `Bearer ${token}` }, signal: given.signal });
  const replies = await Promise.all(tokens.flatMap((token) => Array.from({ length: 8 }, () => open(token))));
  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(refused).toHaveLength(12);
  expect(await (refused[0] as Response).text()).toContain("You have 20 connections open already");
  const other = await board.join();
  expect((await open(other.token)).status).toBe(200);
});
