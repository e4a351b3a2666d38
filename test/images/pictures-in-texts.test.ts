import { beforeAll, describe, expect, test } from "vitest";
import { deleteUnusedImages } from "../../server/images/image-cleanup.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";
import { aBomb, aGif, aJpegWithBaggage, anSvg, aPng } from "../support/pictures.ts";

const board = testBoard();
const run = commandLine(board);
let alice: Member;
let bob: Member;
let job: number;

beforeAll(async () => {
  alice = await board.join();
  bob = await board.join();
  job = (await alice.post("/jobs", aJob())).body.id;
});

const send = (by: Member, file: File) => by.send("POST", "/images", { body: aForm({ file }) });
let hue = 0;
/** The address of a picture that nobody else has uploaded. */
const sent = async (by = alice): Promise<string> =>
  (await send(by, await aPng({ color: `hsl(${++hue}, 50%, 50%)` }))).body.url;
const isThere = async (url: string) => (await fetch(`${board.url}${url}`)).status === 200;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** The pictures that are deleted by a time, by their first digits. */
async function forgotten(hours: number): Promise<string[]> {
  const hashes = await board.database.begin((transaction) => deleteUnusedImages(transaction, inHours(hours)));
  return hashes.map((hash) => hash.slice(0, 8));
}
const digitsOf = (url: string) => url.slice("/api/images/".length).slice(0, 8);
const gone = "A picture in this text is gone. Please add it again.";
const nowhere = `/api/images/${"0".repeat(64)}.webp`;

describe("a picture for a text", () => {
  test("Q21 is encoded again with at most 1,600 px, and its new size is returned", async () => {
    const { status, body } = await send(alice, await aPng({ width: 3200, height: 100 }));
    expect(status).toBe(201);
    expect(body).toEqual({
      url: expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}\.webp$/),
      width: 1600,
      height: 50,
    });
    const response = await fetch(`${board.url}${body.url}`);
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    const small = await send(alice, await aPng({ width: 40, height: 30 }));
    expect(small.body).toMatchObject({ width: 40, height: 30 });
  });

  test("Q21 S47 S48 S49 has to be PNG or JPEG from a member, and loses its metadata", async () => {
    for (const file of [await aGif(), anSvg(), await aBomb(), new File(["no picture"], "picture.png")]) {
      const refused = await send(alice, file);
      expect(refused).toMatchObject({ status: 400, body: { fields: { file: "Please choose a PNG or JPEG picture" } } });
    }
    expect((await alice.send("POST", "/images", { body: aForm({ name: "none" }) })).status).toBe(400);
    expect((await board.visitor.send("POST", "/images", { body: aForm({ file: await aPng() }) })).status).toBe(401);
    expect((await alice.post("/images", {})).status).toBe(415);
    const { body } = await send(alice, await aJpegWithBaggage());
    const content = Buffer.from(await (await fetch(`${board.url}${body.url}`)).arrayBuffer());
    expect(content.includes("secret")).toBe(false);
  });

  test("Q21 S50 can have 5 MiB, more than an avatar", async () => {
    const noise = async (bytes: number) =>
      new File([await (await aPng()).arrayBuffer(), new Uint8Array(bytes)], "x.png");
    expect((await send(alice, await noise(3 * 1024 * 1024))).status).toBe(201);
    const large = await send(alice, await noise(5 * 1024 * 1024 + 1));
    expect(large).toMatchObject({ status: 413, body: { fields: { file: "Please choose a picture of at most 5 MB" } } });
  });

  test("Q21 is one of at most 60 a day for a member", async () => {
    const { id, ...sender } = await board.join();
    const file = await aPng();
    const replies = await Promise.all(Array.from({ length: 64 }, () => send({ id, ...sender } as Member, file)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe("a text with pictures", () => {
  const writing: [
    string,
    string,
    (text: string) => Promise<{ status: number; body: { id: number; fields?: object } }>,
  ][] = [
    ["a job", "description", (description) => alice.post("/jobs", aJob({ description }))],
    ["a project", "description", (description) => alice.post("/projects", aProject({ description }))],
    ["a question", "description", (description) => alice.post("/questions", aQuestion({ description }))],
    ["a comment", "text", (text) => alice.post("/comments", { parent: "jobs", parentId: job, text })],
  ];

  test.each(writing)("Q20 in %s is refused if a picture doesn't exist", async (_, field, write) => {
    for (const text of [
      `![a plan](${nowhere})`,
      `see ![][plan]\n\n[plan]: ${nowhere}`,
      `[![small](${nowhere})](https://example.org)`,
      `> - [large](<${nowhere}>)`,
      // If a hash weren't written in full, it would never be found again.
      `![a plan](${(await sent()).replace(/[0-9]/, (digit) => `&#${digit.charCodeAt(0)};`)})`,
    ]) {
      expect(await write(text), text).toMatchObject({ status: 400, body: { fields: { [field]: gone } } });
    }
    const fine = [
      `\`![a plan](${nowhere})\``,
      `https://example.org${nowhere}`,
      `![a plan](https://example.org${nowhere})`,
    ];
    for (const text of [...fine, `![a plan](${await sent()})`]) expect((await write(text)).status, text).toBe(201);
  });

  test("Q20 in an edit is refused if a picture doesn't exist, and the edit changes nothing", async () => {
    const { body } = await alice.post("/projects", aProject());
    const edited = await alice.put(`/projects/${body.id}`, aProject({ title: "New", description: `![](${nowhere})` }));
    expect(edited).toMatchObject({ status: 400, body: { fields: { description: gone } } });
    expect((await alice.get(`/projects/${body.id}`)).body).toEqual(body);
  });

  test("Q22 S144 keeps its pictures; unused ones are deleted a day after their upload", async () => {
    const [inJob, inComment, inQuestion, unnamed, again] = [
      await sent(),
      await sent(),
      await sent(),
      await sent(),
      await sent(),
    ];
    const { body: job } = await alice.post("/jobs", aJob({ description: `![](${inJob})` }));
    const comment = await bob.post("/comments", { parent: "jobs", parentId: job.id, text: `[it](${inComment})` });
    const { body: question } = await alice.post("/questions", aQuestion({ description: `![](${inQuestion})` }));
    await board.database`update images set sent_at = now() - interval '30 hours' where hash in (
      ${unnamed.slice(12, 76)}, ${again.slice(12, 76)})`;
    await board.database`update images set sent_at = now() where hash = ${again.slice(12, 76)}`;
    const { said } = await run("due");
    expect(said.match(/^picture .*$/gm)).toEqual([`picture ${digitsOf(unnamed)} forgotten`]);
    expect(await isThere(unnamed)).toBe(false);
    expect(await forgotten(0)).toEqual([]);

    const second = await forgotten(25);
    for (const url of [inJob, inComment, inQuestion]) expect(second).not.toContain(digitsOf(url));
    expect(second).toContain(digitsOf(again));

    expect((await alice.put(`/jobs/${job.id}`, aJob())).status).toBe(200);
    expect((await bob.delete(`/comments/${comment.body.id}`)).status).toBe(204);
    expect((await alice.delete(`/questions/${question.id}`)).status).toBe(204);
    expect(await forgotten(25)).toEqual([digitsOf(inJob)]);
    await bob.delete(`/bin/comments/${comment.body.id}`);
    await alice.delete(`/bin/questions/${question.id}`);
    expect((await forgotten(25)).sort()).toEqual([inComment, inQuestion].map(digitsOf).sort());
  });

  test("Q20 Q22 in a profile or about a company keeps its pictures, which have to exist", async () => {
    const saying = {
      profile: (about: string) => {
        const { firstName, lastName, email } = alice;
        const body = aForm({ firstName, lastName, email, profile: JSON.stringify({ about }) });
        return alice.send("PUT", `/users/${alice.id}`, { body });
      },
      company: (about: string) =>
        alice.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Saying", about }) }),
    };
    const { body: company } = await alice.send("POST", "/company", { body: aForm({ name: "Saying" }) });
    for (const say of Object.values(saying)) {
      expect(await say(`![](${nowhere})`)).toMatchObject({ status: 400, body: { fields: { about: gone } } });
      const url = await sent();
      expect((await say(`This is me: ![](${url})`)).status).toBe(200);
      expect(await forgotten(25)).not.toContain(digitsOf(url));
      expect((await say("Nothing to see")).status).toBe(200);
      expect(await forgotten(25)).toContain(digitsOf(url));
    }
  });

  test("Q22 keeps an avatar or logo that was replaced", async () => {
    const { body: company } = await alice.send("POST", "/company", {
      body: aForm({ name: "Shown", file: await aPng({ color: "plum" }) }),
    });
    const { body: job } = await alice.post("/jobs", aJob({ description: `![](${company.logo})` }));
    await alice.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Shown", picture: "remove" }) });
    expect(await isThere(company.logo)).toBe(true);
    expect(await forgotten(25)).not.toContain(digitsOf(company.logo));
    await alice.delete(`/jobs/${job.id}`);
    expect(await forgotten(25)).not.toContain(digitsOf(company.logo));
    await alice.delete(`/bin/jobs/${job.id}`);
    expect(await forgotten(25)).toContain(digitsOf(company.logo));
  });

  test("Q22 a picture that is both a logo and an upload is kept as long as either needs it", async () => {
    const file = await aPng({ color: "salmon", width: 20, height: 20 });
    const { body: picture } = await send(alice, file);
    const { body: company } = await alice.send("POST", "/company", { body: aForm({ name: "Both", file }) });
    expect(company.logo).toBe(picture.url);
    await alice.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Both", picture: "remove" }) });
    expect(await isThere(picture.url)).toBe(true);
    await alice.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Both", file }) });
    expect(await forgotten(25)).not.toContain(digitsOf(picture.url));
  });

  test("Q22 S144 a picture used at the moment of its deletion is kept", async () => {
    const urls = await Promise.all(Array.from({ length: 12 }, () => sent()));
    await board.database`update images set sent_at = now() - interval '30 hours' where hash = any(${urls.map((url) => url.slice(12, 76))})`;
    const { body: job } = await alice.post("/jobs", aJob());
    const forget = () =>
      board.database.begin((transaction) => deleteUnusedImages(transaction, new Date().toISOString()));
    const [replies] = await Promise.all([
      Promise.all(urls.map((url) => bob.post("/comments", { parent: "jobs", parentId: job.id, text: `![](${url})` }))),
      forget(),
      forget(),
    ]);
    for (const [place, { status }] of replies.entries()) {
      expect([201, 400]).toContain(status);
      expect(await isThere(urls[place] as string)).toBe(status === 201);
    }
  });
});
