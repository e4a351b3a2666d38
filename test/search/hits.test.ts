import { beforeAll, expect, test } from "vitest";
import type { Hit } from "../../contract/search/search.ts";
import { saveProfile } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion } from "../support/builders.ts";
import { aPng } from "../support/pictures.ts";
import { writeCompany } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

const long = (word: string) => `${"lorem ipsum ".repeat(40)}${word} ${"dolor sit ".repeat(40)}`;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Aalto", skills: ["React"] });
  const [react, kubernetes, aws] = await board.skillIds("React", "Kubernetes", "AWS");
  const { number: companyId } = await writeCompany(board.database, "Fjordwerk");
  const jobs = [
    {
      title: "Müller & Söhne: Webentwickler",
      location: "Köln",
      companyId,
      description: "# We are **hiring** _at_ ~~least~~\n\n- one\n\n1. two",
    },
    { title: "Late", description: long("**Zebracrossing**") },
    { title: "Keeper", skills: [kubernetes] },
    { title: "Front", skills: [react] },
    { title: "Cloud", skills: [aws] },
    { title: "Last", description: `${"lorem ipsum ".repeat(60)}Xylophone at last` },
    {
      title: "Parts",
      description: `${"lorem ipsum ".repeat(20)}\n\n## What you do\n\nFeed an echidna, ${"dolor sit ".repeat(20)}`,
    },
    { title: "Linked", description: "**See** [here](https://quokka.example) for _more_." },
  ];
  for (const job of jobs) await alice.post("/jobs", aJob({ description: "x", location: "Bergen", ...job }));
  await alice.post("/projects", aProject({ title: "Board", description: "x", skills: [react] }));
  const { body: question } = await alice.post(
    "/questions",
    aQuestion({ title: "Which?", description: "Nothing said" }),
  );
  for (const text of ["No idea", "Try a walrus 🎉 there", "A walrus again"]) {
    await alice.post("/comments", { parent: "questions", parentId: question.id, text });
  }
});

async function hits(q: string, kind = "jobs", language = "en"): Promise<Hit[]> {
  const headers = { "Accept-Language": language };
  const { status, body } = await alice.send("GET", `/search?kinds=${kind}&q=${encodeURIComponent(q)}`, { headers });
  expect([q, status]).toEqual([q, 200]);
  return body.groups[0].results;
}
const first = async (q: string, kind?: string, language?: string) => (await hits(q, kind, language))[0] as Hit;

/** The marked words of a text, as they are written there. */
const wordsOf = (text: string | null, spans: [number, number][]) =>
  spans.map(([from, to]) => [...(text ?? "")].slice(from, to).join(""));
const markedIn = ({ title, subtitle, excerpt, marks }: Hit) => [
  ...wordsOf(title, marks.title),
  ...wordsOf(subtitle, marks.subtitle),
  ...wordsOf(excerpt, marks.excerpt),
];

test.each<[q: string, kind: string, marked: string[]]>([
  ["mueller", "jobs", ["Müller"]],
  ["SOHN", "jobs", ["Söhne"]],
  ["entwickler muller", "jobs", ["Müller", "Webentwickler"]],
  ["fjord koln", "jobs", ["Fjordwerk", "Köln"]],
  ['"fjordwerk" hir', "jobs", ["Fjordwerk", "hiring"]],
  ["aalt", "users", ["Aalto"]],
  ["kuber", "skills", ["Kubernetes"]],
  ["ypescr", "skills", ["TypeScript"]],
  ["jordwe", "companies", ["Fjordwerk"]],
])("search F17 marks cover whole words as written, in code points: %s among %s marks %j", async (q, kind, marked) => {
  expect(markedIn(await first(q, kind))).toEqual(marked);
});

test("search F15 F17 F18 punctuation alone is marked in titles; for an alias it is the reason", async () => {
  for (const title of ["🎉🎉 100% 🎉", "C++ & more"]) await alice.post("/jobs", aJob({ title, description: "+ % &" }));
  const marksOf = async (q: string) => (await hits(q)).map(({ marks }) => marks);
  expect(await marksOf("%")).toEqual([{ title: [[6, 7]], subtitle: [], excerpt: [] }]);
  expect(await marksOf("🎉")).toEqual([
    {
      title: [
        [0, 2],
        [8, 9],
      ],
      subtitle: [],
      excerpt: [],
    },
  ]);
  expect(await marksOf("++ is:open")).toEqual([{ title: [[1, 3]], subtitle: [], excerpt: [] }]);
  const [skill] = await board.skillIds("React");
  await (await board.join({ role: "admin" })).post(`/skills/${skill}/aliases`, { alias: "⚛ view" });
  expect(await hits("⚛", "skills")).toMatchObject([
    { title: "React", marks: { title: [] }, why: "also called ⚛ view" },
  ]);
  expect((await alice.get(`/skills?search=${encodeURIComponent("⚛")}`)).body.results).toMatchObject([
    { name: "React", why: "also called ⚛ view" },
  ]);
});

test("search F16 an excerpt is plain text on one line; without a match it is the beginning", async () => {
  expect(await first("webentwickler")).toMatchObject({
    excerpt: "We are hiring at least one two",
    subtitle: "Fjordwerk · Köln",
  });
});

test("search F16 an excerpt is at most 160 code points around the first match, cut between words", async () => {
  const { excerpt, marks } = await first("zebracrossing");
  expect(excerpt).toMatch(/^… (lorem|ipsum)( lorem| ipsum)* Zebracrossing( dolor| sit)* …$/);
  expect([...(excerpt as string)].length).toBeLessThanOrEqual(160);
  expect(wordsOf(excerpt, marks.excerpt)).toEqual(["Zebracrossing"]);
});

test("search F16 an excerpt includes a heading with its text only if the heading matches", async () => {
  expect((await first("echidna")).excerpt).toMatch(/^… Feed an echidna,( dolor| sit)* …$/);
  expect((await first("what you do")).excerpt).toMatch(/^… .*ipsum What you do Feed an echidna,( dolor| sit)* …$/);
});

test("search F16 an excerpt has … only where text was cut", async () => {
  const { excerpt } = await first("xylophone");
  expect(excerpt).toMatch(/^… (lorem|ipsum)( lorem| ipsum)* Xylophone at last$/);
});

test("search F16 if only answers match, the excerpt is from the oldest one, with its id", async () => {
  const { body } = await alice.get("/comments/questions/1");
  const walrus = body.results.find(({ text }: { text: string }) => text.startsWith("Try"));
  const hit = await first("walrus", "questions");
  expect(hit).toMatchObject({ excerpt: "Try a walrus 🎉 there", commentId: walrus.id, marks: { excerpt: [[6, 12]] } });
  expect(await first("which", "questions")).toMatchObject({ excerpt: "Nothing said", commentId: null });
});

test("search F16 F18 a match only in a link's address is marked there, without Markdown syntax", async () => {
  const hit = await first("quokka");
  expect(markedIn(hit)).toEqual(["quokka"]);
  expect(hit.excerpt).toBe("See here https://quokka.example for more.");
});

test.each<[q: string, kind: string, why: string | null]>([
  ["k8s", "skills", "also called k8s"],
  ["k8", "skills", "also called k8s"],
  ["kubernets", "skills", "similar to “kubernets”"],
  ["kubernetes", "skills", null],
  ["react", "users", "knows React"],
  ["react.js", "users", "knows React, also called react.js"],
  ["javascript", "users", "knows React, which implies JavaScript"],
  ["js", "users", "knows React, which implies JavaScript"],
  ["aalto react", "users", "knows React"],
  ["kubernetes", "jobs", "asks for Kubernetes"],
  ["k8s", "jobs", "asks for Kubernetes, also called k8s"],
  ["amazon web services", "jobs", "asks for AWS, also called amazon web services"],
  ["react", "projects", "asks for React"],
  ["webentwikler", "jobs", "similar to “webentwikler”"],
  ["skill:react", "jobs", null],
])("search F18 the reason for %s among %s is %j", async (q, kind, why) => {
  expect((await first(q, kind)).why).toBe(why);
});

test("search F18 the reason is about the first word typed, quoted or not", async () => {
  const skills = await board.skillIds("React", "Kubernetes");
  await alice.post("/jobs", aJob({ title: "Quaestor", description: "x", skills }));
  expect((await first('quaestor "kubernetes" react')).why).toBe("asks for Kubernetes");
  expect((await first('quaestor react "kubernetes"')).why).toBe("asks for React");
});

test("search F18 in German, the reason is in German", async () => {
  expect((await first("k8s", "jobs", "de")).why).toBe("sucht Kubernetes, auch k8s genannt");
  expect((await first("kubernets", "skills", "de")).why).toBe("ähnlich wie „kubernets“");
});

test("search F18 for members, the reason names their company, former company, place or cohort", async () => {
  const [bergwerk, seewerk] = [
    await writeCompany(board.database, "Bergwerk"),
    await writeCompany(board.database, "Seewerk"),
  ];
  const [ben, admin] = [await board.join({ lastName: "Quist" }), await board.join({ role: "admin" })];
  const profile = { headline: "Builds bridges", location: "Uppsala", formerCompanies: [seewerk.number] };
  expect((await saveProfile(ben, ben, profile, { companyId: String(bergwerk.number) })).status).toBe(200);
  const { body: cohort } = await admin.post("/cohorts", { name: "Loom 2024-1" });
  expect((await admin.put(`/cohorts/${cohort.id}/members/${ben.id}`)).status).toBeLessThan(300);
  const reasons = {
    bergwerk: "at Bergwerk",
    seewerk: "worked at Seewerk before",
    uppsala: "in Uppsala",
    loom: "of Loom 2024-1",
  };
  for (const [q, why] of Object.entries(reasons)) {
    expect(await hits(q, "users")).toMatchObject([{ id: ben.id, subtitle: "Builds bridges", why }]);
  }
  expect(await first("bridges", "users")).toMatchObject({ why: null, marks: { subtitle: [[7, 14]] } });
});

test("search F16 an excerpt prefers the accepted answer to older ones", async () => {
  const { body: question } = await alice.post("/questions", aQuestion({ title: "Whose?", description: "Nothing" }));
  const ids: number[] = [];
  for (const text of ["An okapi first", "The okapi that helped"]) {
    ids.push((await alice.post("/comments", { parent: "questions", parentId: question.id, text })).body.id);
  }
  expect(await first("okapi", "questions")).toMatchObject({ commentId: ids[0] });
  expect((await alice.put(`/questions/${question.id}/accepted-answer`, { commentId: ids[1] })).status).toBeLessThan(
    300,
  );
  expect(await first("okapi", "questions")).toMatchObject({ excerpt: "The okapi that helped", commentId: ids[1] });
});

test("a job's result shows its company's logo", async () => {
  const logo = aForm({ name: "Quarzkiesel", file: await aPng() });
  const { body: company } = await alice.send("POST", "/company", { body: logo });
  await alice.post("/jobs", aJob({ title: "Quarzkieselwart", companyId: company.id }));
  expect(company.logo).toMatch(/^\/api\/images\//);
  expect(await hits("quarzkieselwart")).toMatchObject([{ title: "Quarzkieselwart", image: company.logo }]);
});
