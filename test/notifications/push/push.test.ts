import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../server/config/config.ts";
import { backgroundSkills } from "../../../server/matches/background-skills.ts";
import { type PushService, pushService } from "../../../server/notifications/push-service.ts";
import { findForSearches } from "../../../server/saved-searches/saved-search-finds.ts";
import { aCohort, joined } from "../../people/cast.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { aJob, aQuestion } from "../../support/builders.ts";
import { allTold } from "../../support/notifications/inbox.ts";
import { aSubscription, decrypted } from "../../support/notifications/pushed.ts";

const settings = { ALLOW_LOCAL_WEBHOOKS: "1", PUBLIC_URL: "https://board.example.org", RATE_LIMIT_SCALE: "1000" };
const board = testBoard(settings);

type Received = { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer };
const received: Received[] = [];
/** The push service's answers by the path of an endpoint: a status or a function. */
const answers = new Map<string, number | ((response: ServerResponse) => unknown)>();
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const path = request.url as string;
  received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
  const answer = answers.get(path) ?? 201;
  if (typeof answer === "number") response.writeHead(answer).end();
  else answer(response);
});
let url: string;
let pushes: PushService;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const { database, address } = board;
  pushes = pushService({ database, address, config: readConfig(settings), log: () => {} });
  await pushes.start();
});
afterAll(async () => {
  await pushes.stop();
  service.close().closeAllConnections();
});

/** A browser's subscription to this service, with the keys to decrypt messages. */
const aDevice = () => aSubscription(url);
const pathOf = ({ endpoint }: { endpoint: string }) => new URL(endpoint).pathname;
const cameTo = (path: string) => received.filter((each) => each.path === path);
/** As if the seconds in which an entry may be read were over. */
async function pushesAreDue(): Promise<void> {
  await allTold(board.database);
  await board.database`update entry_events set push_due_at = now() where push_due_at is not null`;
}
const soon = { timeout: 20_000, interval: 100 };
const answerFrom = async (who: Member, question: { id: number }, text = "Flexbox, and my number is 0170") =>
  (await who.post("/comments", { parent: "questions", parentId: question.id, text })).body;

describe("S138 N33 a push", () => {
  test("about an answer is encrypted, names no one and replaces the record's last push", async () => {
    const [asker, other] = [await board.join({ firstName: "Ada" }), await board.join({ firstName: "Bernadette" })];
    const { subscription, ecdh, keys } = aDevice();
    await asker.post("/push", subscription);
    const question = (await asker.post("/questions", aQuestion())).body;
    const answer = await answerFrom(other, question);
    await pushesAreDue();
    await expect.poll(() => cameTo(pathOf(subscription)).length, soon).toBe(1);
    const [push] = cameTo(pathOf(subscription)) as [Received];
    expect(push.headers).toMatchObject({
      ttl: "86400",
      topic: `questions-${question.id}`,
      "content-encoding": "aes128gcm",
      authorization: expect.stringMatching(/^vapid t=/),
    });
    const [, claims = ""] = String(push.headers.authorization).split(".");
    expect(JSON.parse(String(Buffer.from(claims, "base64url")))).toMatchObject({
      aud: url,
      sub: "https://board.example.org",
    });
    expect(decrypted(push.body, ecdh, keys.auth)).toEqual({
      title: "A new answer",
      body: question.title,
      path: `/qa/${question.id}#comment-${answer.id}`,
      tag: `questions-${question.id}`,
      unread: 1,
    });
  });

  test("names a saved search and its list, or the cohort that somebody joined", async () => {
    const member = await joined(board);
    const [staff, other] = [await board.join({ role: "moderator" }), await joined(board)];
    const { subscription, ecdh, keys } = aDevice();
    await member.post("/push", subscription);
    const push = { board: true, push: true };
    await member.put("/account/notifications", { kinds: { search: push, joined: push } });
    const pushed = async (tag: string) => {
      await pushesAreDue();
      const came = () => cameTo(pathOf(subscription)).find(({ headers }) => headers.topic === tag);
      await expect.poll(came, soon).toBeDefined();
      return decrypted((came() as Received).body, ecdh, keys.auth);
    };
    const cohort = await aCohort(staff, member, other);
    const joinedIt = { title: "New in your cohort", body: cohort.name, path: `/cohorts/${cohort.id}` };
    expect(await pushed(`cohorts-${cohort.id}`)).toMatchObject(joinedIt);
    const query = { kind: "jobs", query: "search=keeper", name: "Keepers" };
    const { id } = (await member.post("/saved-searches", query)).body;
    await other.post("/jobs", aJob({ title: "Keeper of bells" }));
    const skills = backgroundSkills(board.database);
    await board.database.begin((transaction) => findForSearches(transaction, new Date().toISOString(), { skills }));
    const found = { title: "New for one of your searches", body: "Keepers", path: "/jobs?search=keeper" };
    expect(await pushed(`saved-searches-${id}`)).toMatchObject(found);
  });

  test("isn't sent for a read entry or a kind that is off", async () => {
    const [asker, other] = [await board.join(), await board.join()];
    const { subscription } = aDevice();
    await asker.post("/push", subscription);
    await asker.put("/account/notifications", { kinds: { mention: { push: true }, answer: { push: false } } });
    const [silent, read] = [
      (await asker.post("/questions", aQuestion())).body,
      (await asker.post("/projects", { title: "A map", description: "x" })).body,
    ];
    await answerFrom(other, silent);
    await other.post("/comments", { parent: "projects", parentId: read.id, text: "Fine" });
    await allTold(board.database);
    expect((await asker.put("/notifications", { parent: "projects", id: read.id })).body).toEqual({ unread: 1 });
    const marker = (await asker.post("/projects", { title: "Another map", description: "x" })).body;
    await other.post("/comments", { parent: "projects", parentId: marker.id, text: "Fine" });
    await pushesAreDue();
    await expect.poll(() => cameTo(pathOf(subscription)).length, soon).toBe(1);
    expect(cameTo(pathOf(subscription))[0]?.headers.topic).toBe(`projects-${marker.id}`);
  });

  test("N30 isn't sent for events before a suspension", async () => {
    const [suspended, asker, other, admin] = [
      await board.join(),
      await board.join(),
      await board.join(),
      await board.join({ role: "admin" }),
    ];
    const [silent, marker] = [aDevice().subscription, aDevice().subscription];
    await suspended.post("/push", silent);
    await asker.post("/push", marker);
    const ask = async (who: Member) => (await who.post("/questions", aQuestion())).body;
    await answerFrom(other, await ask(suspended));
    await allTold(board.database);
    await admin.put(`/users/${suspended.id}/suspension`, { reason: "Spam" });
    await admin.delete(`/users/${suspended.id}/suspension`);
    await answerFrom(other, await ask(asker));
    await pushesAreDue();
    await expect.poll(() => cameTo(pathOf(marker)).length, soon).toBe(1);
    expect(cameTo(pathOf(silent))).toEqual([]);
  });

  test("that gets 410 deletes its device, and one that gets 503 is retried", async () => {
    const [asker, other] = [await board.join(), await board.join()];
    const [gone, busy, refusing] = [aDevice(), aDevice(), aDevice()].map(({ subscription }) => subscription);
    for (const [device, status] of [
      [gone, 410],
      [busy, 503],
      [refusing, 403],
    ] as const) {
      answers.set(pathOf(device as { endpoint: string }), status);
      await asker.post("/push", device);
    }
    const question = (await asker.post("/questions", aQuestion())).body;
    await answerFrom(other, question);
    await pushesAreDue();
    await expect.poll(async () => (await asker.get("/push")).body.devices.length, soon).toBe(2);
    const waiting = () => board.database<{ state: string; retryLimit: number; retryDelay: number }[]>`
      select state, retry_limit, retry_delay from pgboss.job where name = 'push' and state = 'retry'`;
    await expect.poll(waiting, soon).toEqual([{ state: "retry", retryLimit: 4, retryDelay: 120 }]);
    expect(cameTo(pathOf(refusing as { endpoint: string }))).toHaveLength(1);
    // As if it were due.
    answers.delete(pathOf(busy as { endpoint: string }));
    await board.database`update pgboss.job set start_after = now() where name = 'push' and state = 'retry'`;
    await expect.poll(() => cameTo(pathOf(busy as { endpoint: string })).length, soon).toBe(2);
  });

  test("N32 reaches its device whatever other services reply; redirects aren't followed", async () => {
    const [asker, other] = [await board.join(), await board.join()];
    const hostile: Record<string, (response: ServerResponse) => unknown> = {
      leading: (response) => response.writeHead(307, { Location: `${url}/elsewhere` }).end(),
      endless: (response) => {
        const more = () => {
          while (response.write(Buffer.alloc(10_000)));
        };
        response.on("drain", more);
        more();
      },
      lost: (response) => response.destroy(),
    };
    const [leading, endless, lost] = Object.values(hostile).map((answer) => {
      const { subscription } = aDevice();
      answers.set(pathOf(subscription), answer);
      return subscription;
    });
    const { subscription: inside } = aDevice();
    const { subscription: fine } = aDevice();
    for (const device of [leading, endless, lost, inside, fine]) await asker.post("/push", device);
    // As if the host name had come to mean another address since.
    await board.database`update push_devices set endpoint = 'http://10.0.0.7/1' where endpoint = ${inside.endpoint}`;
    await answerFrom(other, (await asker.post("/questions", aQuestion())).body);
    await pushesAreDue();
    await expect.poll(() => cameTo(pathOf(fine)).length, soon).toBe(1);
    const tried = async () => {
      const jobs = await board.database<{ endpoint: string; state: string }[]>`
        select endpoint, state from pgboss.job join push_devices on push_devices.id = (data->>'deviceId')::int
        where name = 'push' and user_id = ${asker.id}`;
      return Object.fromEntries(jobs.map(({ endpoint, state }) => [endpoint, state]));
    };
    await expect.poll(tried, soon).toMatchObject({
      [leading?.endpoint ?? ""]: "completed",
      "http://10.0.0.7/1": "completed",
      [endless?.endpoint ?? ""]: "retry",
      [lost?.endpoint ?? ""]: "retry",
    });
    expect(cameTo("/elsewhere")).toEqual([]);
    expect((await asker.get("/push")).body.devices).toHaveLength(5);
  });
});
