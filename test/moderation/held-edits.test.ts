import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aQuestion, aWord } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";
import { newcomer } from "./newcomers.ts";
import { caseOn, decideOn, verdict } from "./stage.ts";

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

test("M28 an edit waits for each word that it brings, whatever else stood there, and for none that stays or goes", async () => {
  const { id } = await ask(writer, "A casino");
  await letThrough("questions", id);
  expect(await edit(writer, id, "A casino with a lottery")).toBe("The board looks at some words first.");
  expect((await caseOn(board, moderator, "questions", id)).holdWord).toBe("lottery");
  await letThrough("questions", id);
  expect(await edit(writer, id, "A lottery in a casino")).toBeUndefined();
  expect(await edit(writer, id, "No lottery, but the casino stays")).toBeUndefined();
  expect(await edit(writer, id, "The casino stays")).toBeUndefined();
});

test("M28 a new member's edit waits where other links take the place of those that a person let through", async () => {
  const mira = await newcomer(board);
  const links = (name: string) => [1, 2, 3].map((n) => `https://${name}.org/${n}`).join(" ");
  const { id } = await ask(mira, links("good"));
  await letThrough("questions", id);
  expect(await edit(mira, id, `${links("good")}, to be read`)).toBeUndefined();
  expect(await edit(mira, id, links("bad"))).toBe("It has many links.");
});

test("M28 a repeated text that a person let through isn't held again for its signs", async () => {
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

