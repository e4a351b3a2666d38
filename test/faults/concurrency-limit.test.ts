import { expect, test } from "vitest";
import { changeFeed } from "../../server/database/change-feed.ts";
import { concurrencyLimits } from "../../server/http/concurrency-limit.ts";
import { unavailable } from "../../server/http/problems.ts";
import { authentication } from "../../server/people/accounts/authentication.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";

test("F7 with 4 requests of a route running and 40 waiting, another one gets 503 at once", async () => {
  const concurrency = concurrencyLimits();
  const limited = concurrency.limit({ patience: 60_000 });
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const crowd = Array.from({ length: 44 }, () => limited(() => answer));
  expect(concurrency.counts()).toEqual({ running: 4, waiting: 40 });
  await expect(limited(async () => "")).rejects.toBe(unavailable);
  resolve("answered");
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(["answered"]));
  expect(concurrency.counts()).toEqual({ running: 0, waiting: 0 });
});

test("F7 with 200 requests waiting for authentication, another one gets 503 at once", async () => {
  const { database, drop } = await createTestDatabase();
  const { promise: turn, resolve } = Promise.withResolvers<void>();
  const authenticate = authentication(database, changeFeed(database), async (work) => {
    await turn;
    return work();
  });
  const crowd = Array.from({ length: 200 }, () => authenticate("unknown"));
  await expect(authenticate("unknown")).rejects.toBe(unavailable);
  resolve();
  expect(await Promise.all(crowd)).toEqual(crowd.map(() => null));
  await drop();
});
