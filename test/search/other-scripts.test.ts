import { beforeAll, expect, onTestFinished, test } from "vitest";
import { migrate, migrationNames } from "../../server/database/migrations.ts";
import { differingDocuments } from "../../server/search-index/reindex.ts";
import { updateStaleDocuments } from "../../server/search-index/search-index-store.ts";
import { formsIn, wordsIn } from "../../server/texts/word-forms.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aWord } from "../support/builders.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

beforeAll(async () => {
  alice = await board.join();
});

/** The titles that a search finds, and the marked words of the first. */
async function found(typed: string) {
  const { body } = await alice.get(`/search?kinds=jobs&q=${encodeURIComponent(typed)}`);
  const hits: { title: string; marks: { title: [number, number][] } }[] = body.groups[0].results;
  const marked = hits.at(0)?.marks.title.map(([from, to]) => [...(hits.at(0)?.title ?? "")].slice(from, to).join(""));
  return { titles: hits.map(({ title }) => title), marked };
}

test.each([
  ["Hindi", "हिन्दी शिक्षक", "हिन्दी", "हिन्दी", "हिन"],
  ["Bengali", "বাংলা শিক্ষক", "শিক্ষক", "শিক্ষক", "ক্ষক্"],
  ["Tamil", "தமிழ்நாடு வேலை", "தமிழ்நாடு", "தமிழ்நாடு", "தமிழநாடு"],
  ["Thai", "น้ำแข็ง ไทย", "น้ำแข็ง", "น้ำแข็ง", "นำแขง"],
  ["Japanese", "ガイド です", "ガイド", "ガイド", "カイト"],
  ["Japanese in half width", "ガイド です", "ｶﾞｲﾄﾞ", "ガイド", "ｶｲﾄ"],
  ["decomposed Japanese", "か\u3099くせい です", "がくせい", "か\u3099くせい", "かくせい"],
  ["Greek", "Καφές ΟΔΌΣ", "οδος", "ΟΔΌΣ", "οδας"],
  ["Hebrew", "שָׁלוֹם עולם", "שלום", "שָׁלוֹם", "שלם"],
  ["Arabic", "مُدَرِّس جديد", "مدرس", "مُدَرِّس", "مدس"],
  ["Vietnamese", "Kỹ sư phần mềm", "phan", "phần", "phun"],
])("S168 search words in %s are found and marked whole", async (_, title, typed, marked, other) => {
  const [name, more] = [`${title} ${aWord()}`, title.split(" ").map(() => aWord())];
  await alice.post("/jobs", aJob({ title: name, description: more.join(" ") }));
  const ofOwn = await found(`${typed} ${more[0]}`);
  expect(ofOwn.titles).toEqual([name]);
  expect(ofOwn.marked).toEqual([marked]);
  expect((await found(`"${typed}" ${more[0]}`)).titles).toEqual([name]);
  expect((await found(`"${other}" ${more[0]}`)).titles).toEqual([]);
});

test.each(["\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\ufe0f", "\u202a", "\u061c"])(
  "S168 search words are not split by invisible characters: %j",
  async (sign) => {
    const word = aWord();
    const [one, other] = [word.slice(0, 4), word.slice(4)];
    await alice.post("/jobs", aJob({ title: `Chief ${one}${sign}${other} here` }));
    for (const typed of [word, `${one}${sign}${other}`, `${word}${sign}`, `"${one}${sign}${other} here"`]) {
      const { titles, marked } = await found(typed);
      expect([typed, titles]).toEqual([typed, [`Chief ${one}${sign}${other} here`]]);
      expect(marked?.[0]).toBe(`${one}${sign}${other}`);
    }
    expect((await found(`"${other}"`)).titles).toEqual([]);
  },
);

test("S168 search documents and marks split words with combining and format characters alike", () => {
  const marks = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{M}\p{Cf}]/u.test(letter));
  const texts = marks.flatMap((mark) => [`Ab${mark}c`, `${mark}+ ${mark}`, `ग${mark}++ か${mark}${mark}#`]);
  const wordsOf = (words: { word: string }[]) => words.map(({ word }) => word);
  expect(texts.map((text) => wordsOf(formsIn(text)))).toEqual(texts.map((text) => wordsOf(wordsIn(text))));
  expect(marks.length).toBeGreaterThan(2000);
});

test("S168 search words written before an upgrade are found after it", { tags: "all" }, async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const log = () => {};
  const names = await migrationNames();
  await migrate(database, { log, only: names.filter((name) => name < "100") });
  const add = async (title: string) => {
    const [post] = await database<{ id: number }[]>`
      insert into posts (kind, title, number) select 'company', ${title}, count(*) + 1 from posts returning id`;
    await database`select index_posts(array[${post?.id as number}]::int[])`;
  };
  for (const title of ["Müller", "हिन्दी", "Plain", "soft\u00adware"]) await add(title);
  await migrate(database, { log });
  while ((await updateStaleDocuments(database)) !== null);
  const words = await database<{ titles: string }[]>`select titles from search_documents order by record_id`;
  expect(words.map(({ titles }) => titles)).toEqual([" muller ", " हिन्दी ", " plain ", " software "]);
  expect(await differingDocuments(database)).toEqual({});
});
