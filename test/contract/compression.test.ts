import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";

const board = testBoard();

test("long replies are compressed, short ones aren't", async () => {
  const member = await board.join();
  const long = await member.send("GET", "/skills?limit=1000", { headers: { "Accept-Encoding": "br" } });
  expect(long.headers.get("content-encoding")).toBe("br");
  expect(long.body.results.length).toBeGreaterThan(100);
  const short = await member.send("GET", "/stats", { headers: { "Accept-Encoding": "br" } });
  expect(short.headers.get("content-encoding")).toBeNull();
});
