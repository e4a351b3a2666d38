import { expect, test } from "vitest";
import { openDatabase } from "../../server/database/connection.ts";
import { dataFolder, killOutright, unhurried } from "../start/data-folder.ts";
import { aJob, aPerson } from "../support/builders.ts";
import { caller } from "../support/caller.ts";
import { openReceiver, until } from "../webhooks/receiver.ts";

const settings = { ALLOW_LOCAL_WEBHOOKS: "1", RATE_LIMIT_SCALE: "1000" };

test("G08 a process killed while it sends webhooks loses no event and keeps their order", unhurried, async () => {
  const [data, receiver] = [await dataFolder(), await openReceiver()];
  const server = await data.start(settings);
  const database = openDatabase(data.connection(), { max: 1 });
  const person = aPerson();
  await caller(server.url).post("/auth/signup", person);
  await database`update users set role = 'admin'`;
  const admin = caller(server.url, (await caller(server.url).post("/auth/login", person)).body.token);
  await admin.post("/admin/webhooks", { address: receiver.url, kinds: ["job.posted", "job.edited"] });
  // One after the other: of many at once a board that has just started refuses some.
  const ids: number[] = [];
  for (let job = 0; job < 12; job += 1) ids.push((await admin.post("/jobs", aJob({ title: "1" }))).body.id);
  for (const title of ["2", "3"]) for (const id of ids) await admin.put(`/jobs/${id}`, aJob({ title }));
  killOutright(server.pid);
  await data.start(settings);
  const expected = ids.length * 3;
  const messages = () =>
    new Map(receiver.received.map(({ headers, body }) => [headers["webhook-id"], JSON.parse(body)]));
  await until(async () => {
    // A minute passes, after which what the killed process had taken is taken again.
    await database`update webhook_deliveries set next_at = now() where next_at > now() + interval '5 seconds'`;
    return messages().size === expected;
  });
  const kindsOf = (id: number) => [...messages().values()].filter(({ data }) => data.id === id).map(({ type }) => type);
  for (const id of ids) expect(kindsOf(id)).toEqual(["job.posted", "job.edited", "job.edited"]);
  await database.end();
  await receiver.close();
});
