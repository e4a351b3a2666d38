import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Aalto" });
});

/** The titles or names that a list finds, in order. */
const found = async (list: string, search: string) => {
  const { status, body } = await alice.get(`/${list}?limit=100&search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  expect(body.total).toBe(body.results.length);
  type Result = { title?: string; name?: string; firstName?: string; lastName?: string };
  return body.results.map(
    ({ title, name, firstName, lastName }: Result) => title ?? name ?? `${firstName} ${lastName}`,
  );
};

const postJobs = async (...jobs: Record<string, unknown>[]) => {
  for (const job of jobs) expect((await alice.post("/jobs", aJob({ description: "x", ...job }))).status).toBe(201);
};

test("S101 search F02 ranks: the whole title, its words, beginnings, parts, names, then the text", async () => {
  await postJobs(
    { title: "Text", description: "about a weaver" },
    { title: "Location", location: "Weaverham" },
    { title: "Coweaverer" },
    { title: "Weavering" },
    { title: "The weaver" },
    { title: "Weaver" },
    { title: "Another weaver" },
  );
  const inSteps = ["Weaver", "Another weaver", "The weaver", "Weavering", "Coweaverer", "Location", "Text"];
  expect(await found("jobs", "weaver")).toEqual(inSteps);
  expect(await found("jobs", "WEAVER!")).toEqual(inSteps);
});

test("S101 search F02 a record is ranked by its worst-matching word", async () => {
  await postJobs(
    { title: "Potter and glazier" },
    { title: "Potters", description: "glaziers" },
    { title: "Potter", description: "glazier" },
    { title: "Glaziers, potter" },
    { title: "Potter glazier" },
    { title: "Potter alone" },
  );
  expect(await found("jobs", "potter glazier")).toEqual([
    ...["Potter glazier", "Potter and glazier", "Glaziers, potter", "Potter", "Potters"],
  ]);
});

test("S102 search F03 within a rank, posts come newest first and companies by name", async () => {
  const word = aWord();
  const [first, second] = ["2024-05-01T00:00:00Z", "2024-06-01T00:00:00Z"];
  await writePosts(board.database, "job", [
    { title: `Newer ${word}`, createdAt: second },
    { title: `Older ${word}`, createdAt: first },
  ]);
  expect(await found("jobs", word)).toEqual([`Newer ${word}`, `Older ${word}`]);
  for (const name of [
    "Zzz Harbour",
    "Harbour works",
    "Aaa Harbour",
    "Harbourside",
    "Älv Harbour",
    "Harbour",
    "Aaa Harbours",
  ]) {
    expect((await alice.send("POST", "/company", { body: aForm({ name }) })).status).toBe(201);
  }
  expect(await found("companys", "harbour")).toEqual([
    ...["Harbour", "Harbour works", "Aaa Harbour", "Älv Harbour", "Zzz Harbour", "Harbourside", "Aaa Harbours"],
  ]);
});

test("S103 search F04 one or two letters match the beginning of a title's word, or a whole word", async () => {
  const [go] = await board.skillIds("Go");
  await postJobs(
    { title: "Quiet place", description: "ux" },
    { title: "Uxbridge bridge builder" },
    { title: "Third", description: "uxorious" },
    { title: "Fourth", location: "Uxmal" },
    { title: "Gopher" },
    { title: "Backend", skills: [go] },
  );
  expect(await found("jobs", "ux")).toEqual(["Uxbridge bridge builder", "Quiet place"]);
  expect(await found("jobs", "uxo")).toEqual(["Third"]);
  expect(await found("jobs", "go")).toEqual(["Gopher", "Backend"]);
  expect(await found("jobs", "quiet u")).toEqual([]);
});

test("S103 search F04 a result contains all of the first ten distinct words", async () => {
  const words = "anvil bellows clamp drill easel file gouge hammer iron jig".split(" ");
  await postJobs({ title: "Workshop", description: words.join(", ") });
  expect(await found("jobs", `${words.join(" ")} kiln`)).toEqual(["Workshop"]);
  expect(await found("jobs", `anvil anvil ${words.join(" ")} kiln`)).toEqual(["Workshop"]);
  expect(await found("jobs", "anvil kiln")).toEqual([]);
});

test("each kind is searched by its names and text, not by links, comments or addresses", async () => {
  const [company] = await writePosts(board.database, "company", [{ title: "Thimble Works" }]);
  const [knitting] = await board.skillIds("Kubernetes");
  const named = { companyId: company?.number, location: "Thimbleton", skills: [knitting] };
  await postJobs({ title: "Of a company", link: "https://thimblelink.example", ...named });
  await alice.post("/projects", aProject({ title: "A sampler", description: "thimblelike", skills: [knitting] }));
  await alice.post("/questions", aQuestion({ title: "Which?", description: "thimbleful" }));
  const { id, email } = await board.join({ firstName: "Tilda", lastName: "Unfound", email: "thimblemail@example.org" });
  await board.database`update users set company_id = ${company?.id as number} where id = ${id}`;
  await alice.post("/comments", { parent: "projects", parentId: 1, text: "thimblecomment" });
  expect(await found("jobs", "thimble")).toEqual(["Of a company"]);
  expect(await found("projects", "thimble")).toEqual(["A sampler"]);
  expect(await found("projects", "kubernetes")).toEqual(["A sampler"]);
  expect(await found("questions", "thimble")).toEqual(["Which?"]);
  expect(await found("companys", "thimble")).toEqual(["Thimble Works"]);
  for (const typed of ["thimblelink", "thimblecomment", email, "thimblemail"]) {
    for (const list of ["jobs", "projects", "users"]) expect(await found(list, typed)).toEqual([]);
  }
});

test("S107 search F09 a word is found inside names from three letters on, inside titles from four", async () => {
  await postJobs({ title: "Webentwickler" }, { title: "Entwicklung" });
  expect(await found("jobs", "entwickler")).toEqual(["Webentwickler"]);
  expect(await found("jobs", "entw")).toEqual(["Entwicklung", "Webentwickler"]);
  expect(await found("jobs", "bentw")).toEqual(["Webentwickler"]);
  expect(await found("jobs", "ben")).toEqual([]);
  await board.join({ firstName: "Bo", lastName: "Fjordman" });
  expect(await found("users", "jor")).toEqual(["Bo Fjordman"]);
  expect(await found("users", "jo")).toEqual([]);
  expect(await found("skills", "ypescr")).toEqual(["TypeScript"]);
});

test("S108 search F10 one typo is allowed in words of five letters or more if nothing matches exactly", async () => {
  await postJobs({ title: "Blacksmith wanted", description: "at the quayside" }, { title: "Dockhand" });
  for (const typed of [
    "blacksmit",
    "blacksmithh",
    "blaxksmith",
    "balcksmith",
    "lacksmith",
    "clacksmith",
    "blacksmiht",
  ]) {
    expect(await found("jobs", typed)).toEqual(["Blacksmith wanted"]);
  }
  expect(await found("jobs", "blacksmiht quayside")).toEqual(["Blacksmith wanted"]);
  expect(await found("jobs", "blcksmiht")).toEqual([]);
  expect(await found("jobs", "quaysdie")).toEqual([]);
  expect(await found("jobs", "wnted")).toEqual(["Blacksmith wanted"]);
  await postJobs({ title: "Dockhands" }, { title: "Bakc" });
  expect(await found("jobs", "dockhan")).toEqual(["Dockhands", "Dockhand"]);
  expect(await found("jobs", "dockhond")).toEqual(["Dockhand"]);
  expect(await found("jobs", "back")).not.toContain("Bakc");
  expect(await found("skills", "kubernets")).toEqual(["Kubernetes"]);
  expect(await found("skills", "postgers")).toContain("PostgreSQL");
  await board.join({ firstName: "Grete", lastName: "Holunder" });
  expect(await found("users", "holundre")).toEqual(["Grete Holunder"]);
});

test("S108 search F10 two wrong letters find nothing, however similar the words are", async () => {
  await postJobs({ title: "bcdefg" }, { title: "Stonemason" });
  expect(await found("jobs", "abcdef")).toEqual([]);
  expect(await found("jobs", "stomenason")).toEqual([]);
  expect(await found("jobs", "stoenmsaon")).toEqual([]);
});

test("S108 search F10 F# doesn't find C#, since one-letter words allow no typo", async () => {
  await postJobs({ title: "Ledgers in C#" }, { title: "Engines in C++" });
  for (const typed of ["f#", "ledgers f#", "d++"]) expect(await found("jobs", typed)).toEqual([]);
  expect(await found("jobs", "c#")).toEqual(["Ledgers in C#"]);
  expect(await found("jobs", "ledgres c#")).toEqual(["Ledgers in C#"]);
  expect(await found("skills", "g#")).toEqual([]);
});

test("S100 search F01 pages of results show every record once, each with the same total", async () => {
  const word = aWord();
  await writePosts(
    board.database,
    "project",
    manyPosts(35, (n) => ({ title: n % 2 === 0 ? `${word} ${n}` : `Something ${n}`, description: word })),
  );
  const ids: number[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const { body } = await alice.get(`/projects?search=${word}&page=${page}`);
    expect(body).toMatchObject({ total: 35, totalPages: 4, currentPage: page, hasNextPage: page < 4 });
    ids.push(...body.results.map(({ id }: { id: number }) => id));
  }
  const rows = await board.database<{ number: number }[]>`
    select number from posts join projects on post_id = id where description = ${word}
    order by title not like ${`${word}%`}, created_at desc, id desc`;
  expect(ids).toEqual(rows.map(({ number }) => number));
});
