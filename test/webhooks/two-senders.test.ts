import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { openDatabase } from "../../server/database/connection.ts";
import { webhookService } from "../../server/webhooks/webhook-service.ts";
import { testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { openReceiver, until } from "./receiver.ts";

const board = testBoard({ ALLOW_LOCAL_WEBHOOKS: "1", RATE_LIMIT_SCALE: "1000" });
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** What a server of the board sends with, on connections of its own. */
function sender(troubles: string[]) {
  const database = openDatabase(board.address, { max: 4 });
  const config = readConfig({ ALLOW_LOCAL_WEBHOOKS: "1" });
  const service = webhookService({ database, config, log: (line) => troubles.push(line) });
  ends.push(() => service.stop().then(() => database.end()));
  service.start();
}

test("G08 two servers deliver each event once, and each record's events in order", async () => {
  const [receiver, troubles] = [await openReceiver(), [] as string[]];
  ends.push(receiver.close);
  const admin = await board.join({ role: "admin" });
  await admin.post("/admin/webhooks", { address: receiver.url, kinds: ["job.posted", "job.edited"] });
  for (const _ of [1, 2]) sender(troubles);
  const jobs: number[] = [];
  for (let count = 0; count < 12; count += 1) jobs.push((await admin.post("/jobs", aJob({ title: "1" }))).body.id);
  for (const title of ["2", "3"]) for (const id of jobs) await admin.put(`/jobs/${id}`, aJob({ title }));
  const { database } = board;
  const sent = () => database<{ messageId: string; postId: number; nextAt: Date | null }[]>`
    select message_id, post_id, next_at from webhook_deliveries order by id`;
  await until(async () => (await sent()).filter(({ nextAt }) => nextAt === null).length === jobs.length * 3);
  const rows = await sent();
  const arrived = receiver.received.map(({ headers }) => headers["webhook-id"] as string);
  expect(arrived.toSorted()).toEqual(rows.map(({ messageId }) => messageId).toSorted());
  for (const postId of new Set(rows.map((row) => row.postId))) {
    const ofRecord = rows.filter((row) => row.postId === postId).map(({ messageId }) => messageId);
    expect(arrived.filter((id) => ofRecord.includes(id))).toEqual(ofRecord);
  }
  expect(troubles).toEqual([]);
});
