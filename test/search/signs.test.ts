import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject } from "../support/builders.ts";
import { writePosts } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

const titles = ["100% remote", "C++ and more", "It's (m/w/d)", "Back\\slash", "a & b | c", "Fun 🎉🎉 here", "x_y"];

beforeAll(async () => {
  alice = await board.join({ firstName: "D'Arcy", lastName: "O’Neil" });
  for (const title of titles) {
    await alice.post("/jobs", aJob({ title, description: "50% ++" }));
    await alice.post("/projects", aProject({ title }));
    await alice.send("POST", "/company", { body: aForm({ name: title }) });
  }
});

const found = async (list: string, search: string) => {
  const { status, body } = await alice.get(`/${list}?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return body.results.map((result: { title?: string; name?: string }) => result.title ?? result.name).sort();
};

test.each<[typed: string, titles: string[]]>([
  ["%", ["100% remote"]],
  ["++", ["C++ and more"]],
  ["+", ["C++ and more"]],
  ["+++", []],
  ["(", ["It's (m/w/d)"]],
  ["'", ["It's (m/w/d)"]],
  ["\\", ["Back\\slash"]],
  ["&", ["a & b | c"]],
  ["🎉", ["Fun 🎉🎉 here"]],
  ["🎉🎉", ["Fun 🎉🎉 here"]],
  ["🎉🎉🎉", []],
  ["_", ["x_y"]],
  [":*", []],
])("S36 punctuation alone has to be in the title literally: %s finds %j", async (typed, expected) => {
  for (const list of ["jobs", "projects", "companys"]) expect(await found(list, typed)).toEqual(expected);
});

test("S36 punctuation beside words separates them like a space, including apostrophes", async () => {
  expect(await found("jobs", "100% (remote)")).toEqual(["100% remote"]);
  expect(await found("jobs", "c++")).toEqual(["C++ and more"]);
  expect((await alice.get("/users?search=d'arcy")).body.total).toBe(1);
  expect((await alice.get(`/users?search=${encodeURIComponent("O'Neil")}`)).body.total).toBe(1);
});

const strange = [
  ..."&|!():*<>'\\\"%_-+=~#@^$;,.?/[]{}`´’",
  ...[
    "a:*",
    "!a",
    "a & b",
    "a | !b",
    "(((",
    "'; drop table posts; --",
    "a\\",
    "\\'",
    "'a'",
    "<->",
    "a <2> b",
    ":A",
    "a:D",
  ],
  ...[
    "\u0301",
    "\u0345",
    "\u200b",
    "ﷺ",
    "½",
    "Ⅷ",
    "①",
    "İ",
    "ẞ",
    "\u{1F469}\u200d\u{1F4BB}",
    "日本語",
    "नमस्ते",
    "א",
    "\ud7ff",
  ],
  ...[
    "c#",
    "#",
    "##",
    "c++++",
    "++c",
    "_",
    "a_b",
    "x".repeat(200),
    "ß".repeat(200),
    "㌖".repeat(200),
    "ae".repeat(100),
  ],
];

test("S36 S126 search F15 no combination of operators, punctuation and quotes is an error", {
  timeout: 120_000,
  tags: "all",
}, async () => {
  const named = strange.map((typed) => ({
    title: `Strange ${typed}`.slice(0, 200),
    location: typed,
    description: typed,
  }));
  await writePosts(board.database, "job", named);
  for (const typed of strange) {
    const lists = ["jobs", "companys", "skills", "users"];
    const replies = await Promise.all(lists.map((list) => alice.get(`/${list}?search=${encodeURIComponent(typed)}`)));
    expect([typed, ...replies.map(({ status }) => status)]).toEqual([typed, ...lists.map(() => 200)]);
    const asOperators = ["", "-", "skill:", "company:", "location:", '"', '-"x '].map((before) => `${before}${typed}`);
    for (const q of asOperators.filter((q) => q.length <= 200)) {
      expect([q, (await alice.get(`/search?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
    }
  }
});
