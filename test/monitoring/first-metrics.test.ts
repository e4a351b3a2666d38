import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";

const board = testBoard({ METRICS_TOKEN: "a token of sixteen or more" });

test("a new board's metrics contain the number of mails in each state", async () => {
  const headers = { Authorization: "Bearer a token of sixteen or more" };
  const text = await (await fetch(`${board.url}/metrics`, { headers })).text();
  expect(text).toContain('homecoming_mails{state="waiting"} 0');
  expect(text).toContain('homecoming_mails{state="failed"} 0');
  expect(text).toContain("homecoming_events_waiting 0");
});
