import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Hit } from "../../contract/search/search.ts";
import { indexMembers } from "../../server/search-index/search-index-store.ts";
import { formsIn, wordsIn } from "../../server/texts/word-forms.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm } from "../support/builders.ts";
import { writePosts } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

const vocabulary = [
  ..."Müller Mueller Muller Straße Webentwickler Entwickler React JavaScript js k8s Kubernetes front-end C++ C# Joe".split(
    " ",
  ),
  ..."go ux (m/w/d) 100% amazon web services æther Łukasz Şahin ½ naïve reactor quay 🎉 x_y It's".split(" "),
];
const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 5 }).map((some) => some.join(" "));
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const sample = <Value>(of: fc.Arbitrary<Value>, count: number) => fc.sample(of, { numRuns: count, seed });

beforeAll(async () => {
  alice = await board.join();
  const skills = await board.skillIds("React", "JavaScript", "Kubernetes", "AWS");
  const posts = sample(fc.record({ title: words, description: words, skills: fc.subarray(skills) }), 40);
  await writePosts(
    board.database,
    "job",
    posts.map((post) => ({ ...post, location: [...post.title].slice(0, 10).join("") })),
  );
  await writePosts(board.database, "project", posts);
  await writePosts(
    board.database,
    "question",
    posts.map(({ title, description }) => ({ title, description })),
  );
  for (const name of new Set(posts.map(({ title }) => title.toLowerCase()))) {
    await alice.send("POST", "/company", { body: aForm({ name }) });
  }
  for (const { title, skills } of posts.slice(0, 15)) {
    const [firstName = "A", lastName = "B"] = title.split(" ");
    const member = await board.join({ firstName, lastName });
    await board.database`insert into user_skills (user_id, skill_id) select ${member.id}, unnest(${skills}::int[])`;
    await indexMembers(board.database, [member.id]);
  }
});

const lists = {
  jobs: "jobs",
  projects: "projects",
  questions: "questions",
  companys: "companies",
  users: "users",
  skills: "skills",
};

/** Searches as people type them: words, parts of words, with a wrong letter or in another case. */
const typed = fc
  .tuple(words, fc.nat(6), fc.constantFrom("whole", "part", "typo", "upper"))
  .map(([text, at, how]) => {
    if (how === "part") return [...text].slice(0, at + 2).join("");
    if (how === "typo") return [...text].filter((_, place) => place !== at).join("");
    return how === "upper" ? text.toUpperCase() : text;
  })
  .filter((text) => text.trim() !== "" && !/(^|\s)-|"/.test(text));

test(`S127 search F01 a list's search and a search of its kind return the same (SEED=${seed})`, {
  timeout: 60_000,
}, async () => {
  for (const text of sample(typed, 12)) {
    const q = encodeURIComponent(text);
    for (const [list, kind] of Object.entries(lists)) {
      const [{ body: found }, { body: searched }] = await Promise.all([
        alice.get(`/${list}?search=${q}&limit=100`),
        alice.get(`/search?kinds=${kind}&q=${q}&limit=100`),
      ]);
      const [group] = searched.groups;
      const ids = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);
      expect([text, kind, group.total, ids(group)]).toEqual([text, kind, found.total, ids(found)]);
      // Signs alone aren't words.
      const isWorded = /[\p{L}\p{N}]/u.test(text.normalize("NFKD"));
      const silent = (group.results as Hit[]).filter(
        ({ marks, why }) => isWorded && !why && Object.values(marks).flat().length === 0,
      );
      expect([text, silent]).toEqual([text, []]);
    }
  }
});

test(`S128 search F17 documents and marks fold words in the same way (SEED=${seed})`, () => {
  const letters = fc.oneof(
    fc.constantFrom(..."aeouüößæœøłđğıİĐẞþ+#_-.'& ſ½²٣Ⅷﬁ\u0308\u0301一ΣςА"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  );
  const texts = sample(
    fc.array(letters, { maxLength: 24 }).map((some) => some.join("")),
    3000,
  );
  for (const text of texts.filter((some) => some.isWellFormed())) {
    const marked = wordsIn(text).map(({ word, form }) => ({ word, form }));
    expect([text, formsIn(text)]).toEqual([text, marked]);
  }
});
