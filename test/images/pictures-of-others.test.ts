import { expect, test } from "vitest";
import { saveProfile } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion } from "../support/builders.ts";
import { aPng } from "../support/pictures.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
const plain = testBoard();

let hue = 0;
const send = async (by: Member) =>
  by.send("POST", "/images", { body: aForm({ file: await aPng({ color: `hsl(${++hue}, 50%, 50%)` }) }) });
const sent = async (by: Member): Promise<string> => (await send(by)).body.url;
const shows = (url: string) => `![picture](${url})`;
const isThere = async (url: string) => (await fetch(`${board.url}${url}`)).status === 200;
const gone = { status: 400, body: { error: "A picture in this text is gone. Please add it again." } };

/** Every way to name a picture in a text. */
function naming(by: Member, question: number): ((text: string) => Promise<{ status: number; body: unknown }>)[] {
  const { firstName, lastName, email } = by;
  return [
    (text) => by.post("/jobs", aJob({ description: text })),
    (text) => by.post("/projects", aProject({ description: text })),
    (text) => by.post("/questions", aQuestion({ description: text })),
    (text) => by.post("/comments", { parent: "questions", parentId: question, text }),
    (text) => by.send("POST", "/company", { body: aForm({ name: `Lantern ${++hue}`, about: text }) }),
    (text) =>
      by.send("PUT", `/users/${by.id}`, {
        body: aForm({ firstName, lastName, email, profile: JSON.stringify({ about: text }) }),
      }),
  ];
}

test("S161 only its sender can use and export a hidden picture", async () => {
  const [alice, eve] = [await board.join(), await board.join()];
  const { id } = (await eve.post("/questions", aQuestion())).body;
  const text = shows(await sent(alice));
  const job = (await alice.post("/jobs", aJob({ description: text }))).body;
  await board.database`update posts set state = 'hidden' where kind = 'job' and number = ${job.id}`;
  for (const name of naming(eve, id)) expect(await name(text)).toMatchObject(gone);
  await board.database`update questions set description = ${text} from posts where posts.id = post_id and number = ${id}`;
  expect((await eve.get("/account/export")).body.pictures).toEqual([]);
  for (const name of naming(alice, id)) expect([200, 201]).toContain((await name(text)).status);
  for (const name of naming(eve, id)) expect([200, 201]).toContain((await name(text)).status);
});

test("S161 a picture in the bin can't be brought back by another member's text", async () => {
  const [alice, eve] = [await board.join(), await board.join()];
  const { id } = (await eve.post("/questions", aQuestion())).body;
  const url = await sent(alice);
  const comment = { parent: "questions", parentId: id };
  const { body } = await alice.post("/comments", { ...comment, text: shows(url) });
  const own = (await eve.post("/comments", { ...comment, text: "Nothing" })).body;
  await alice.delete(`/comments/${body.id}`);
  expect(await isThere(url)).toBe(false);
  expect(await eve.put(`/comments/${own.id}`, { text: shows(url) })).toMatchObject(gone);
  expect(await eve.put(`/questions/${id}`, aQuestion({ description: shows(url) }))).toMatchObject(gone);
  expect(await isThere(url)).toBe(false);
  expect((await alice.get("/account/export")).body.pictures).toHaveLength(1);
});

test("S161 a hidden picture isn't revealed by its address in code or its bare hash", async () => {
  const [alice, eve] = [await board.join(), await board.join()];
  const { id } = (await eve.post("/questions", aQuestion())).body;
  const comment = { parent: "questions", parentId: id };
  const url = await sent(alice);
  const { body } = await alice.post("/comments", { ...comment, text: shows(url) });
  await saveProfile(eve, eve, { about: shows(url) });
  await saveProfile(eve, eve, { about: "" });
  await alice.delete(`/comments/${body.id}`);
  for (const text of [url, `\`${url}\``, `[x](${url}?y)`, `<img src="https://board.example${url}">`])
    for (const name of naming(eve, id)) expect(await name(text)).toMatchObject(gone);
  const bare = url.replace(/.*\/|\.webp/g, "");
  for (const text of [bare, `/images/${bare}.webp`, `![x](/api/./images/${bare}.webp)`])
    for (const name of naming(eve, id)) expect([200, 201]).toContain((await name(text)).status);
  expect(await isThere(url)).toBe(false);
  expect((await eve.get("/account/export")).body.pictures).toEqual([]);
});

test("S161 staff can edit a hidden text that contains its own pictures", async () => {
  const [alice, staff] = [await board.join(), await board.join({ role: "moderator" })];
  const description = shows(await sent(alice));
  const { id } = (await alice.post("/jobs", aJob({ description }))).body;
  await board.database`update posts set state = 'hidden' where kind = 'job' and number = ${id}`;
  expect((await staff.put(`/jobs/${id}`, aJob({ description, title: "Clearer" }))).status).toBe(200);
});

test("S161 new members can upload five pictures a day, others more", async () => {
  const [fresh, known] = [await plain.join(), await plain.join()];
  await plain.database`update users set came_uninvited = true where id = ${fresh.id}`;
  for (const _ of "12345") for (const each of [fresh, known]) expect((await send(each)).status).toBe(201);
  const refused = await send(fresh);
  expect([refused.status, refused.body.error]).toEqual([
    429,
    expect.stringMatching(/^New members can upload 5 pictures/),
  ]);
  expect((await send(known)).status).toBe(201);
});

test("S161 a member's pictures take up at most 100 MB", async () => {
  const member = await board.join();
  await board.database`
    with large as (
      insert into images (hash, content)
      select repeat(nth::text, 64), decode(repeat('00', 50 * 1024 * 1024), 'hex') from generate_series(1, 2) nth returning hash
    ) insert into image_senders select hash, ${member.id} from large`;
  const refused = await send(member);
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/^Your pictures take up 100 MB/)]);
  await board.database`delete from images where hash = repeat('1', 64)`;
  expect((await send(member)).status).toBe(201);
});
