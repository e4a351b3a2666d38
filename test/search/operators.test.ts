import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;
let bob: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Aalto", skills: ["React"] });
  bob = await board.join({ firstName: "Bob", lastName: "Bauer", skills: ["Java"] });
  const [react, kubernetes, java] = await board.skillIds("React", "Kubernetes", "Java");
  const company = async (name: string) => (await alice.send("POST", "/company", { body: aForm({ name }) })).body.id;
  const lantern = await company("Lantern Software GmbH");
  await company("Lantern Works");
  const { firstName, lastName, email, id } = bob;
  await bob.send("PUT", `/users/${id}`, {
    body: aForm({ firstName, lastName, email, companyId: `${lantern}`, skills: `${java}` }),
  });
  const jobs = [
    { title: "React engineer", skills: [react], location: "Berlin Mitte", workplace: "remote", companyId: lantern },
    { title: "Cluster keeper", skills: [kubernetes], location: "Frankfurt am Main", workplace: "onsite" },
    {
      title: "Java developer",
      skills: [java],
      location: "Ost-Berlin",
      description: "No JavaScript, front-end or web design",
    },
    { title: "Designer", description: "Our design, web and print. A tool of the trade" },
  ];
  for (const job of jobs) await alice.post("/jobs", aJob({ description: "x", location: "Bremen", ...job }));
  await bob.post("/jobs", aJob({ title: "Bob's engineer", description: "x", location: "Bremen" }));
  await bob.post("/projects", aProject({ title: "React board", description: "x", skills: [react] }));
  const { body: answered } = await bob.post("/questions", aQuestion({ title: "How to engineer?", description: "x" }));
  await bob.post("/questions", aQuestion({ title: "Why engineer?", description: "x" }));
  await alice.post("/comments", { parent: "questions", parentId: answered.id, text: "With a web design" });
});

/** The results of each kind that has any, in order. */
async function found(q: string, who = alice): Promise<Record<string, string[]>> {
  const { status, body } = await who.get(`/search?limit=10&q=${encodeURIComponent(q)}`);
  expect([q, status]).toEqual([q, 200]);
  type Group = { kind: string; total: number; results: { title: string }[] };
  const groups = (body.groups as Group[]).filter(({ total }) => total > 0);
  return Object.fromEntries(groups.map(({ kind, results }) => [kind, results.map(({ title }) => title)]));
}

const filters = async (q: string) => (await alice.get(`/search?q=${encodeURIComponent(q)}`)).body.filters;

const clusterAndReact = ["Cluster keeper", "React engineer"];

test.each<[q: string, expected: Record<string, string[]>]>([
  ["skill:React", { jobs: ["React engineer"], projects: ["React board"], users: ["Alice Aalto"] }],
  ["skill:react.js", { jobs: ["React engineer"], projects: ["React board"], users: ["Alice Aalto"] }],
  ["skill:javascript", { jobs: ["React engineer"], projects: ["React board"], users: ["Alice Aalto"] }],
  ["skill:k8s", { jobs: ["Cluster keeper"] }],
  ["skill:kuber", { jobs: ["Cluster keeper"] }],
  ["skill:ubernetes", {}],
  ["skill:Java", { jobs: ["Java developer"], users: ["Bob Bauer"] }],
  ['company:"lantern soft"', { jobs: ["React engineer"], users: ["Bob Bauer"] }],
  ["company:LANTERN", { jobs: ["React engineer"], users: ["Bob Bauer"] }],
  ["company:antern", {}],
  ["location:Berlin", { jobs: ["Java developer", "React engineer"] }],
  ['location:"main frank"', { jobs: ["Cluster keeper"] }],
  ["is:remote", { jobs: ["React engineer"] }],
  [
    "is:Open engineer",
    { jobs: ["Bob's engineer", "React engineer"], questions: ["Why engineer?", "How to engineer?"] },
  ],
  ["is:unanswered", { questions: ["Why engineer?"] }],
  ["is:answered", {}],
  ["is:verified", {}],
  ["cohort:2024-1", {}],
  ["by:me engineer", { jobs: ["React engineer"] }],
  ["location:berlin skill:java", { jobs: ["Java developer"] }],
  ["location:berlin -skill:java", { jobs: ["React engineer"] }],
])("search F12 the query %s finds %j", async (q, expected) => {
  const all = await found(q);
  for (const kind of Object.keys({ ...all, ...expected })) {
    expect([kind, all[kind]?.toSorted()]).toEqual([kind, expected[kind]?.toSorted()]);
  }
});

test("search F03 operators alone list posts newest first, and by:me finds the member's own", async () => {
  expect((await found("is:open")).jobs).toEqual([
    "Bob's engineer",
    "Designer",
    "Java developer",
    "Cluster keeper",
    "React engineer",
  ]);
  expect(await found("by:me")).toEqual({
    jobs: ["Designer", "Java developer", ...clusterAndReact],
    companies: ["Lantern Software GmbH", "Lantern Works"],
  });
  expect(await found("by:ME", bob)).toEqual({
    jobs: ["Bob's engineer"],
    projects: ["React board"],
    questions: ["Why engineer?", "How to engineer?"],
  });
  expect((await found("engineer -by:me", bob)).jobs).toEqual(["React engineer"]);
});

test("search F12 F14 by:me with exclusions finds each of one's own records at most once", async () => {
  const own = await found("by:me");
  expect(await found("by:me -xyzzy")).toEqual(own);
  expect(await found('by:me -"no such words"')).toEqual(own);
  expect(await found("by:me -is:remote")).toEqual({ ...own, jobs: ["Designer", "Java developer", "Cluster keeper"] });
  expect(await found("-java by:me -designer")).toEqual({ ...own, jobs: clusterAndReact });
  expect(await found("by:me is:open -skill:React", bob)).toEqual({
    jobs: ["Bob's engineer"],
    questions: ["Why engineer?", "How to engineer?"],
  });
});

test.each<[q: string, jobs: string[]]>([
  ['"web design"', ["Java developer"]],
  ['"design web"', ["Designer"]],
  ['"WEB, Design"', ["Java developer"]],
  ['"design, web" trade', ["Designer"]],
  ['"react engineer"', ["React engineer"]],
  ['"frankfurt am"', ["Cluster keeper"]],
  ['"lantern software"', ["React engineer"]],
  ['"software engineer"', []],
  ['"engin"', []],
  ['"kubernetes"', ["Cluster keeper"]],
  ['"k8s"', ["Cluster keeper"]],
  ['"web desing"', []],
  ['"react engineer', ["React engineer"]],
])("search F13 quoted words match whole and adjacent, in one field: %s finds %j", async (q, jobs) => {
  expect((await found(q)).jobs ?? []).toEqual(jobs);
});

test("search F13 a quoted phrase has to be within one answer or field of a question", async () => {
  const { body: question } = await bob.post("/questions", aQuestion({ title: "Which tool?", description: "The old" }));
  for (const text of ["A purple hammer", "Iron nails"]) {
    await alice.post("/comments", { parent: "questions", parentId: question.id, text });
  }
  expect((await found('"purple hammer"')).questions).toEqual(["Which tool?"]);
  expect((await found('hammer "iron nails"')).questions).toEqual(["Which tool?"]);
  for (const apart of ['"hammer iron"', '"old a"', '"tool the"'])
    expect((await found(apart)).questions).toBeUndefined();
  expect((await found('purple -"hammer iron"')).questions).toEqual(["Which tool?"]);
});

test.each<[q: string, jobs: string[]]>([
  ["berlin -java", ["React engineer"]],
  ["developer -java", []],
  ["developer -jav", ["Java developer"]],
  ['design -"design web"', ["Java developer"]],
  ['design -"web design"', ["Designer"]],
  ["berlin -is:remote", ["Java developer"]],
  ["cluster -k8s", []],
  ["front-end", ["Java developer"]],
  ["web - design", ["Designer", "Java developer"]],
  ["-java", []],
  ["-is:remote -java", []],
])("search F14 %s excludes records with that word or filter, and finds %j", async (q, jobs) => {
  expect(((await found(q)).jobs ?? []).toSorted()).toEqual(jobs.toSorted());
});

test("search F12 the words of cohort: match the beginnings of words of one cohort", async () => {
  const admin = await board.join({ role: "admin" });
  const [one, several] = [await board.join({ lastName: "One" }), await board.join({ lastName: "Several" })];
  for (const [name, people] of [
    ["Berlin 2019", [several]],
    ["Hamburg 2020", [one, several]],
    ["Hamburg 2021", [several]],
  ] as const) {
    const { body: cohort } = await admin.post("/cohorts", { name });
    for (const { id } of people) {
      expect((await admin.put(`/cohorts/${cohort.id}/members/${id}`)).status).toBeLessThan(300);
    }
  }
  const people = async (q: string) => ((await found(q)).users ?? []).map((name) => name.split(" ").at(-1));
  expect(await people('cohort:"berlin 2020"')).toEqual([]);
  expect(await people('cohort:"berlin 2019"')).toEqual(["Several"]);
  expect(await people('cohort:"2021 ham"')).toEqual(["Several"]);
  expect(await people("cohort:hamburg")).toEqual(["One", "Several"]);
  expect(await people('cohort:hamburg -cohort:"hamburg 2021"')).toEqual(["One"]);
});

test("search F12 unknown operators are ordinary words", async () => {
  for (const q of ["foo:bar", "is:purple", "by:bob", "Skill:React", "skill:", 'skill:""', "is: open"]) {
    expect(await filters(q)).toEqual([]);
  }
  expect((await found("title:engineer")).jobs).toBeUndefined();
  expect((await found("react:engineer")).jobs).toEqual(["React engineer"]);
});

test("the reply lists the operators in order, each with whether its value exists", async () => {
  expect(
    await filters('skill:React x skill:Reakt company:"lantern soft" -company:nobody location:ber cohort:1 is:Remote'),
  ).toEqual([
    { text: "skill:React", operator: "skill", value: "React", found: true },
    { text: "skill:Reakt", operator: "skill", value: "Reakt", found: false },
    { text: 'company:"lantern soft"', operator: "company", value: "lantern soft", found: true },
    { text: "-company:nobody", operator: "company", value: "nobody", found: false },
    { text: "location:ber", operator: "location", value: "ber", found: true },
    { text: "cohort:1", operator: "cohort", value: "1", found: false },
    { text: "is:Remote", operator: "is", value: "Remote", found: true },
  ]);
});

test("search F13 F14 the first ten quoted phrases and the first ten exclusions count", async () => {
  const others = (sign: string) => Array.from({ length: 10 }, (_, n) => `${sign}"zz ${n}"`).join(" ");
  expect((await found(`designer ${others("-")} -"design, web"`)).jobs).toEqual(["Designer"]);
  expect((await found(`designer -"design, web" ${others("-")}`)).jobs).toBeUndefined();
  expect((await found(`${'"a tool" '.repeat(10)}"zz 0"`)).jobs).toEqual(["Designer"]);
});

test.each<[text: string, quoted: string]>([
  ["Nah an der Straße, ohne Auto", "strasse ohne"],
  ["Nah an der Strasse ohne Auto", "straße, ohne"],
  ["Große „Träume“ – für Künstler", "grosse traeume für"],
  ["Viele Traeume, Kuenstler", "Träume Künstler"],
  ["We write C++-code daily", "c++ code"],
  ["We write C# code daily", "C#-Code"],
  ["Un café olé à Łódź, très tôt", "cafe ole a lodz"],
  ["Ein ABENDÖFFNER, täglich", "abendöffner täglich"],
  ["Der ﬁnale Bericht", "finale bericht"],
  ["Пишем код вместе", "код вместе"],
])("search F13 the text %s matches the phrase %s, regardless of spelling", async (text, quoted) => {
  const word = aWord();
  await alice.post("/jobs", aJob({ title: `Spelling ${word}`, description: text }));
  expect((await found(`${word} "${quoted}"`)).jobs).toEqual([`Spelling ${word}`]);
  expect((await found(`${word} -"${quoted}"`)).jobs).toBeUndefined();
  const otherWayRound = quoted
    .split(/[^\p{L}+#]+/u)
    .toReversed()
    .join(" ");
  expect((await found(`${word} "${otherWayRound}"`)).jobs).toBeUndefined();
});
