import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { type WebhookService, webhookService } from "../../server/webhooks/webhook-service.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion } from "../support/builders.ts";
import type { Member } from "../support/members.ts";
import { openReceiver, until } from "./receiver.ts";

const board = testBoard({ ALLOW_LOCAL_WEBHOOKS: "1", RATE_LIMIT_SCALE: "1000" });
const settings = readConfig({ ALLOW_LOCAL_WEBHOOKS: "1" });
const troubles: string[] = [];
let [service, admin, mira]: [WebhookService, Member, Member] = [] as never;
beforeAll(async () => {
  service = webhookService({ database: board.database, config: settings, log: (line) => troubles.push(line) });
  service.start();
  [admin, mira] = [await board.join({ role: "admin" }), await board.join()];
});
afterAll(async () => {
  await service.stop();
  expect(troubles).toEqual([]);
});
beforeEach(async () => {
  // What happened in the test before must not be queued for the next one's webhook.
  await until(async () => (await board.database`select from events where place is null`).count === 0);
  await board.database`delete from webhooks`;
});

const hook = async (address: string, given: object = {}) =>
  (await admin.post("/admin/webhooks", { address, kinds: ["job.posted", "job.edited"], ...given })).body;

test("G07 a webhook that answers its challenge gets signed jobs as any member sees them", async () => {
  const receiver = await openReceiver();
  const { secret, state } = await hook(receiver.url);
  expect(state).toBe("on");
  const job = (await mira.post("/jobs", aJob({ title: "Signed" }))).body;
  await until(() => receiver.received.length === 1);
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  const sent = new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string; data: object };
  expect(sent).toMatchObject({ type: "job.posted", timestamp: expect.any(String) });
  const { saved: _, ...seen } = (await (await board.join()).get(`/jobs/${job.id}`)).body;
  expect(sent.data).toMatchObject(seen);
  await receiver.close();
});

test("G09 an address that doesn't answer its challenge can't be switched on", async () => {
  const receiver = await openReceiver({ answers: false });
  const { id, state } = await hook(receiver.url);
  expect(state).toBe("unproven");
  expect((await admin.put(`/admin/webhooks/${id}`, { state: "on" })).status).toBe(409);
  await mira.post("/jobs", aJob());
  receiver.manners.answers = true;
  expect((await admin.put(`/admin/webhooks/${id}`, { state: "on" })).body.state).toBe("on");
  expect(receiver.received).toEqual([]);
  await receiver.close();
});

test("G08 after failures a webhook gets each record's events in order", async () => {
  const receiver = await openReceiver();
  await hook(receiver.url);
  receiver.manners.status = () => 500;
  const job = (await mira.post("/jobs", aJob({ title: "First" }))).body;
  const { database } = board;
  await until(
    async () => (await database`select from webhook_deliveries where attempts = 1 and status = 500`).count === 1,
  );
  await mira.put(`/jobs/${job.id}`, aJob({ title: "Second" }));
  await until(async () => (await database`select from webhook_deliveries`).count === 2);
  receiver.manners.status = () => 204;
  // As if the seconds until the next attempt were over.
  await database`update webhook_deliveries set next_at = now() where attempts = 1`;
  await until(() => receiver.received.length === 2);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(["job.posted", "job.edited"]);
  await receiver.close();
});

test("G08 a renewed secret and the old one both sign, and a repeated delivery keeps its id", async () => {
  const receiver = await openReceiver();
  const { id, secret } = await hook(receiver.url);
  const renewed = (await admin.post(`/admin/webhooks/${id}/secret`, {})).body.secret;
  await mira.post("/jobs", aJob());
  await until(() => receiver.received.length === 1);
  const verify = (by: string) =>
    new Webhook(by).verify(receiver.received[0]?.body ?? "", receiver.received[0]?.headers as never);
  expect([verify(secret), verify(renewed)]).toHaveLength(2);
  const deliveries = async () => (await admin.get(`/admin/webhooks/${id}/deliveries`)).body.results;
  // Noted after the receiver has answered.
  await until(async () => (await deliveries())[0].status !== null);
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ kind: "job.posted", attempts: 1, status: 204, error: null, nextAt: null });
  expect((await admin.post(`/admin/webhooks/${id}/deliveries/${delivery.id}/again`, {})).status).toBe(202);
  await until(() => receiver.received.length === 2);
  expect(receiver.received[1]?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
  await receiver.close();
});

test("G07 a record deleted before it is sent isn't sent, and reports can't be chosen", async () => {
  const receiver = await openReceiver();
  const { status } = await admin.post("/admin/webhooks", { address: receiver.url, kinds: ["report.made"] });
  expect(status).toBe(400);
  await hook(receiver.url, { kinds: ["question.asked"] });
  receiver.manners.status = () => 500;
  const question = (await mira.post("/questions", aQuestion())).body;
  await until(async () => (await board.database`select from webhook_deliveries where status = 500`).count === 1);
  await mira.delete(`/questions/${question.id}`);
  receiver.manners.status = () => 204;
  await board.database`update webhook_deliveries set next_at = now()`;
  await until(async () => (await board.database`select from webhook_deliveries where next_at is null`).count === 1);
  expect(receiver.received).toEqual([]);
  await receiver.close();
});

test("G07 a chat's webhook starts after a confirmed test, and gets a line with a link", async () => {
  const receiver = await openReceiver();
  const { id, state } = await hook(receiver.url, { shape: "slack", kinds: ["job.posted"] });
  expect(state).toBe("unproven");
  expect((await admin.put(`/admin/webhooks/${id}`, { state: "on" })).status).toBe(409);
  await admin.post(`/admin/webhooks/${id}/test`, {});
  await until(() => receiver.received.length === 1);
  await until(async () => (await admin.put(`/admin/webhooks/${id}`, { state: "on" })).status === 200);
  const job = (await mira.post("/jobs", aJob({ title: "<!channel> & more" }))).body;
  await until(() => receiver.received.length === 2);
  const { text } = JSON.parse(receiver.received[1]?.body ?? "{}");
  expect(text).toContain(`/jobs/${job.id}|&lt;!channel&gt; &amp; more`);
  await receiver.close();
});

test("G09 webhooks lead only to public https addresses, and only admins manage them", async () => {
  const strict = await board.join({ role: "moderator" });
  expect((await strict.get("/admin/webhooks")).status).toBe(403);
  for (const address of [
    "http://example.org/x",
    "https://10.0.0.1/x",
    "https://intranet/x",
    "ftp://example.org",
    "no",
  ]) {
    const { status } = await admin.post("/admin/webhooks", { address, kinds: ["job.posted"] });
    expect([address, status]).toEqual([address, 400]);
  }
});

test("G09 a challenge can be answered as plain text, but not by a redirect", async () => {
  const receiver = await openReceiver();
  receiver.manners.plain = true;
  const { id, state } = await hook(receiver.url);
  expect(state).toBe("on");
  const mute = await openReceiver({ answers: false });
  mute.manners.elsewhere = receiver.url;
  expect((await admin.put(`/admin/webhooks/${id}`, { address: mute.url })).body.state).toBe("unproven");
  await mira.post("/jobs", aJob());
  await until(async () => (await board.database`select from events where place is null`).count === 0);
  mute.manners.elsewhere = "";
  mute.manners.answers = true;
  expect((await admin.put(`/admin/webhooks/${id}`, { state: "on" })).body.state).toBe("on");
  await mira.post("/jobs", aJob({ title: "Proven" }));
  await until(() => mute.received.length > 0);
  expect(mute.received.map(({ body }) => JSON.parse(body).data.title)).toEqual(["Proven"]);
  expect(receiver.received).toEqual([]);
  for (const { close } of [receiver, mute]) await close();
});

test("G07 a seat's webhook contains the project, without the asker's name and text", async () => {
  const receiver = await openReceiver();
  await hook(receiver.url, { kinds: ["seat.requested", "seat.decided"] });
  await board.database`update users set password_hash = coalesce(password_hash, '-') where id = ${mira.id}`;
  const asker = await board.join({ firstName: "Quintessa" });
  const project = (await mira.post("/projects", aProject({ seats: [{ name: "Frontend" }] }))).body;
  const at = `/projects/${project.id}`;
  const { body } = await asker.post(`${at}/seats/1/requests`, { text: "Only for Mira." });
  await until(() => receiver.received.length === 1);
  expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
    type: "seat.requested",
    data: { id: project.id },
  });
  expect(receiver.received[0]?.body).not.toMatch(/Quintessa|Only for/);
  await mira.put(`${at}/requests/${body.id}`, { answer: "accept" });
  await until(() => receiver.received.length === 2);
  expect(JSON.parse(receiver.received[1]?.body ?? "")).toMatchObject({
    type: "seat.decided",
    data: { seats: [{ state: "taken", member: { firstName: "Quintessa" } }] },
  });
  await receiver.close();
});
