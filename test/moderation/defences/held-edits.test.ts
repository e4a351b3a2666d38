import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aForm, aProject, aQuestion, aWord } from "../../support/builders.ts";
import { toldInbox } from "../../support/notifications/inbox.ts";
import { caseOn, decideOn, verdict } from "../stage.ts";
import { newcomer } from "./newcomers.ts";

const folder = mkdtempSync(join(tmpdir(), "homecoming-words-"));
const file = join(folder, "words.txt");
writeFileSync(file, "casino\nlottery\n");
afterAll(() => rmSync(folder, { recursive: true }));

const board = testBoard({ HOLD_WORDS_FILE: file });
let [writer, reader, moderator] = [] as unknown as [Member, Member, Member];
beforeAll(async () => {
  [writer, reader, moderator] = await Promise.all([board.join(), board.join(), board.join({ role: "moderator" })]);
});

const ask = async (by: Pick<Member, "post">, description: string) =>
  (await by.post("/questions", aQuestion({ description }))).body;
const edit = async (by: Pick<Member, "put">, id: number, description: string) =>
  (await by.put(`/questions/${id}`, aQuestion({ description }))).body.notice?.text;
const letThrough = (parent: string, id: number) => decideOn(board, moderator, [parent, id], verdict("kept"));

test("M28 an edit is held if it adds a hold word, not if it keeps or removes one", async () => {
  const { id } = await ask(writer, "A casino");
  await letThrough("questions", id);
  expect(await edit(writer, id, "A casino with a lottery")).toBe("Posts with certain words are reviewed first.");
  expect((await caseOn(board, moderator, "questions", id)).holdWord).toBe("lottery");
  await letThrough("questions", id);
  expect(await edit(writer, id, "A lottery in a casino")).toBeUndefined();
  expect(await edit(writer, id, "No lottery, but the casino stays")).toBeUndefined();
  expect(await edit(writer, id, "The casino stays")).toBeUndefined();
});

test("M28 a new member's edit is held if it replaces approved links by others", async () => {
  const mira = await newcomer(board);
  const links = (name: string) => [1, 2, 3].map((n) => `https://${name}.org/${n}`).join(" ");
  const { id } = await ask(mira, links("good"));
  await letThrough("questions", id);
  expect(await edit(mira, id, `${links("good")}, to be read`)).toBeUndefined();
  expect(await edit(mira, id, links("bad"))).toBe("It has many links.");
});

test("M28 an approved repeated text isn't held again for punctuation", async () => {
  const mira = await newcomer(board);
  const { id: parentId } = await ask(reader, aWord());
  const say = async () => (await mira.post("/comments", { parent: "questions", parentId, text: "Look here" })).body;
  await say();
  await say();
  const third = await say();
  expect(third.notice.text).toBe("It repeats an earlier text.");
  await letThrough("comments", third.id);
  expect((await mira.put(`/comments/${third.id}`, { text: "Look here!" })).body).not.toHaveProperty("notice");
});

test("M29 Q17 edits of a held text notify nobody; approval notifies the mentioned members once", async () => {
  const [early, late] = [await board.join(), await board.join()];
  const mention = ({ id }: Member) => `[@x](/users/${id})`;
  const { id: asked } = await ask(writer, `casino ${mention(early)}`);
  await edit(writer, asked, `casino ${mention(late)}`);
  const { id: parentId } = await ask(reader, aWord());
  const { body: said } = await writer.post("/comments", { parent: "questions", parentId, text: "casino" });
  await writer.put(`/comments/${said.id}`, { text: `casino ${mention(late)}` });
  const { count } = await board.database`
    select from events left join posts on posts.id = post_id
    where comment_id = ${said.id} or posts.kind = 'question' and number = ${asked}`;
  expect(count).toBe(0);
  await letThrough("questions", asked);
  await letThrough("comments", said.id);
  expect(await toldInbox(board.database, early)).toEqual([]);
  expect(await toldInbox(board.database, late)).toMatchObject([
    { kind: "mention", commentId: said.id, count: 1 },
    { kind: "mention", recordId: asked, commentId: null, count: 1 },
  ]);
});

test("M29 Q17 members mentioned by a held edit are notified once it is approved", async () => {
  const named = await board.join();
  const { id: parentId } = await ask(reader, aWord());
  const { body: said } = await writer.post("/comments", { parent: "questions", parentId, text: "Fine" });
  await writer.put(`/comments/${said.id}`, { text: `casino [@x](/users/${named.id})` });
  expect(await toldInbox(board.database, named)).toEqual([]);
  await letThrough("comments", said.id);
  expect(await toldInbox(board.database, named)).toMatchObject([{ kind: "mention", commentId: said.id, count: 1 }]);
});

test("M29 approving a text places it among the newest and drops its earlier held versions", async () => {
  const { id: parentId } = await ask(reader, aWord());
  const say = async (text: string) =>
    (await writer.post("/comments", { parent: "questions", parentId, text })).body.id as number;
  const [held, other] = [await say("The casino at 555-0100"), await say("Fine")];
  await board.database`update comments set created_at = created_at - interval '1 hour' where id in (${held}, ${other})`;
  await writer.put(`/comments/${held}`, { text: "The casino" });
  expect((await writer.get(`/comments/${held}/versions`)).body.total).toBe(2);
  await letThrough("comments", held);
  for (const sort of ["oldest", "threads", "best"]) {
    const { results } = (await reader.get(`/comments/questions/${parentId}?sort=${sort}`)).body;
    expect(results.map(({ id }: { id: number }) => id)).toEqual([other, held]);
    expect(results[1].editedAt).toBe(null);
  }
  const { body: versions } = await reader.get(`/comments/${held}/versions`);
  expect(versions.results).toMatchObject([{ number: 1, text: "The casino" }]);
  const { id: asked } = await ask(writer, "A lottery at 555-0100");
  await board.database`update posts set created_at = created_at - interval '1 hour' where kind = 'question' and number = ${asked}`;
  await edit(writer, asked, "A lottery");
  await letThrough("questions", asked);
  expect((await reader.get(`/questions/${asked}`)).body.editedAt).toBe(null);
  expect((await reader.get(`/questions/${asked}/versions`)).body.results).toMatchObject([{ description: "A lottery" }]);
});

test("M28 M16 a held or hidden company can't take another's name; its own may be taken meanwhile", async () => {
  const found = (by: Member, name: string, about = "") => by.send("POST", "/company", { body: aForm({ name, about }) });
  const name = aWord();
  await found(reader, name);
  const refused = await found(writer, name.toUpperCase(), "A casino");
  expect([refused.status, refused.body.error]).toEqual([409, "A company with this name exists already"]);
  const { body: own } = await found(writer, aWord());
  await reader.post("/reports", { parent: "companies", id: own.id, reason: "spam" });
  await decideOn(board, moderator, ["companies", own.id], verdict("hidden"));
  const rename = (to: string) =>
    writer.send("PUT", `/company/${own.id}`, { body: aForm({ name: to, about: "Mended" }) });
  expect((await rename(name)).status).toBe(409);
  expect((await found(reader, own.name)).status).toBe(201);
  expect((await rename(own.name)).status).toBe(200);
  expect((await letThrough("companies", own.id)).status).toBe(409);
  expect((await rename(aWord())).status).toBe(200);
  expect((await letThrough("companies", own.id)).status).toBe(201);
});

test("M28 a project is held for a hold word in the name of a seat", async () => {
  const { id } = (await writer.post("/projects", aProject({ seats: [{ name: "Frontend" }] }))).body;
  const seats = [{ name: "Frontend", number: 1 }, { name: "Casino host" }];
  expect((await writer.put(`/projects/${id}`, aProject({ seats }))).body.notice?.text).toBe(
    "Posts with certain words are reviewed first.",
  );
  expect((await reader.get(`/projects/${id}`)).status).toBe(404);
});
