// @module-tag all
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { noteEverythingReplaced } from "../../server/database/change-feed.ts";
import { openDatabase } from "../../server/database/connection.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { createApp } from "../../server/process/app.ts";
import { testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard();

test("no SQL statement is planned again for different parameters", async () => {
  const ada = await board.join({ skills: ["React", "SQL"] });
  const ben = await board.join({ firstName: "Ben" });
  await writePosts(
    board.database,
    "job",
    manyPosts(30, (n) => ({ title: `Job ${n}` })),
  );
  for (let number = 0; number < 4; number += 1) {
    const { body } = await ada.post("/questions", aQuestion({ title: `Lamp ${number}` }));
    const comment = { parent: "questions", parentId: body.id, text: "By the harbour." };
    expect((await ben.post("/comments", comment)).status).toBe(201);
  }
  // One connection for all statements: PostgreSQL counts plans per connection.
  const database = openDatabase(board.address, { max: 1 });
  const config = readConfig({ LOG_LEVEL: "error", PORT: "0" });
  const mail = mailQueue(board.address, { log: () => {} });
  const app = await createApp({ database, config, mail, limits: rateLimits(database, 1000) });
  onTestFinished(async () => {
    await app.close();
    await mail.stop();
    await database.end();
  });
  const asked = [
    ...["/users", "/users?search=ben", "/users?search=member", "/jobs", "/jobs?search=job", "/jobs?limit=3&page=2"],
    ...["/questions?search=lamp", "/search?q=react", "/search?q=lamp", "/search?q=harbour", "/activity"],
    ...["/notifications", "/notifications?unread=true", "/conversations", "/comments/questions/1"],
  ];
  for (const { token } of [ada, ben]) {
    for (const path of [...asked, ...asked, ...asked]) {
      // Each request differs, so no reply comes from a cache.
      await noteEverythingReplaced(database);
      const { statusCode } = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
      expect(statusCode, path).toBe(200);
    }
  }
  const rows = await database`select custom_plans, generic_plans, statement from pg_prepared_statements`;
  expect(rows.filter(({ genericPlans }) => Number(genericPlans) > 2).length).toBeGreaterThan(10);
  expect(rows.filter(({ customPlans }) => Number(customPlans) > 0).map(({ statement }) => statement)).toEqual([]);
});
