import { beforeAll, describe, expect, test } from "vitest";
import { checkDatabase } from "../../server/cli/doctor-checks.ts";
import { readConfig } from "../../server/config/config.ts";
import { reindex } from "../../server/search-index/reindex.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion, aWord } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;
let bob: Member;
let admin: Member;

beforeAll(async () => {
  [alice, bob, admin] = await Promise.all([board.join(), board.join(), board.join({ role: "admin" })]);
});

const ask = async (given = {}) => (await alice.post("/questions", aQuestion(given))).body.id as number;
const answer = async (question: number, text: string, who = bob) => {
  const { status, body } = await who.post("/comments", { parent: "questions", parentId: question, text });
  expect(status).toBe(201);
  return body.id as number;
};
const found = async (search: string) => {
  const { status, body } = await alice.get(`/questions?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return body.results.map(({ id }: { id: number }) => id);
};

describe("S109 search F11 a question is found by the words of its answers", () => {
  test("S109 as soon as an answer is written, edited or deleted", async () => {
    const [word, other] = [aWord(), aWord()];
    const question = await ask();
    expect(await found(word)).toEqual([]);
    const comment = await answer(question, `Try ${word}.`);
    expect(await found(word)).toEqual([question]);
    await bob.put(`/comments/${comment}`, { text: other });
    expect(await found(word)).toEqual([]);
    expect(await found(other)).toEqual([question]);
    await bob.delete(`/comments/${comment}`);
    expect(await found(other)).toEqual([]);
  });

  test("S109 but not by the words of replies to answers", async () => {
    const [word, other] = [aWord(), aWord()];
    const question = await ask();
    const replyToId = await answer(question, word);
    const { body: reply } = await alice.post("/comments", {
      ...{ parent: "questions", parentId: question },
      ...{ replyToId, text: other },
    });
    expect(await found(other)).toEqual([]);
    await alice.put(`/comments/${reply.id}`, { text: `${other} again` });
    expect(await found(other)).toEqual([]);
    expect(await found(word)).toEqual([question]);
  });

  test("S109 but not by answers of suspended members", async () => {
    const word = aWord();
    const question = await ask();
    const mallory = await board.join();
    await answer(question, word, mallory);
    const suspend = () => admin.put(`/users/${mallory.id}/suspension`, { reason: "Spam", endsOn: null });
    expect((await suspend()).status).toBe(200);
    expect(await found(word)).toEqual([]);
    const later = aWord();
    await answer(question, later);
    expect(await found(later)).toEqual([question]);
    expect(await found(word)).toEqual([]);
    await admin.delete(`/users/${mallory.id}/suspension`);
    expect(await found(word)).toEqual([question]);
  });

  test("S109 S101 after questions with the word in their own text", async () => {
    const word = aWord();
    const answered = await ask();
    await answer(answered, word);
    const titled = await ask({ title: word });
    expect(await found(word)).toEqual([titled, answered]);
  });

  test("S109 also when eight answers are written at the same moment", async () => {
    const question = await ask();
    const words = Array.from({ length: 8 }, aWord);
    await Promise.all(words.map((word) => answer(question, word)));
    expect(await found(words.join(" "))).toEqual([question]);
  });

  test("S109 by its title, its description, and 50,000 characters of its answers", async () => {
    const [title, last, within] = [aWord(), aWord(), aWord()];
    const question = await ask({ title, description: `${"long ".repeat(3900)}${last}` });
    const strange = (nth: number) =>
      Array.from({ length: 2400 }, (_, n) => String.fromCodePoint(0x20000 + 2400 * nth + n)).join(" ");
    await answer(question, within);
    for (let n = 0; n < 9; n += 1) await answer(question, strange(n));
    const within50k = aWord();
    await answer(question, within50k);
    await board.database`
      insert into comments (text, owner_id, post_id)
      select repeat(md5(n::text) || ' ', 150), ${bob.id}::int, id from posts, generate_series(1, 400) n
      where kind = 'question' and number = ${question}`;
    const last50k = aWord();
    await answer(question, last50k);
    const isFound = async () => {
      for (const word of [title, last, within, within50k]) expect(await found(word)).toEqual([question]);
      expect(await found(last50k)).toEqual([]);
    };
    await isFound();
    await reindex(board.database);
    await isFound();
  });

  test("S109 with the same index entry, whether answers are added one by one or all at once", async () => {
    const question = await ask();
    const texts = [
      "The first one turns the question's state",
      "Müller, Mueller and Straße: C#, .NET, F# & node.js — zwölf",
      `${"a".repeat(150)} **marked** [linked](https://example.org/some/where) \u3316\ufdfa`,
      "Müller once more; the the the",
      "# ! ~",
    ];
    for (const text of texts) {
      await answer(question, text);
      const checks = await checkDatabase(board.database, readConfig({}));
      expect(checks.find(({ about }) => about === "search")?.words).toBe("every record is indexed");
    }
    expect(await found("mueller zwolf")).toEqual([question]);
    expect(await found("is:unanswered mueller")).toEqual([]);
  });

  test("S109 also when answers contain characters that expand when folded", async () => {
    const [title, last] = [aWord(), aWord()];
    const question = await ask({ title, description: last });
    await answer(question, "\u3316\ufdfa".repeat(2500));
    await answer(question, "a# ".repeat(1600));
    for (const word of [title, last]) expect(await found(word)).toEqual([question]);
  });
});
