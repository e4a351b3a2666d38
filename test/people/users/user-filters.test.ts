import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { writeCompany } from "../../support/posts.ts";
import { aCohort, joined, saveProfile } from "../cast.ts";

const board = testBoard();

let reader: Member;
let ada: Member;
let bo: Member;
let cy: Member;
let react: number;
let javascript: number;
let rust: number;
let lantern: { number: number };
let fjordwerk: { number: number };
let cohort: { id: number; name: string };

beforeAll(async () => {
  [react, javascript, rust] = (await board.skillIds("React", "JavaScript", "Rust")) as [number, number, number];
  [lantern, fjordwerk] = [
    await writeCompany(board.database, "Lantern"),
    await writeCompany(board.database, "Fjordwerk"),
  ];
  const staff = await joined(board, { role: "moderator", lastName: "Zz" });
  reader = await joined(board, { firstName: "Rea", lastName: "Der", skills: ["React", "Rust"] });
  [ada, bo, cy] = [
    await joined(board, { firstName: "Ada", lastName: "Abel" }),
    await joined(board, { firstName: "Bo", lastName: "Müller" }),
    await joined(board, { firstName: "Cy", lastName: "Cord" }),
  ];
  cohort = await aCohort(staff, ada, bo);
  const save = (who: Member, profile: unknown, companyId: number, skills: number[]) =>
    saveProfile(who, who, profile, { companyId: String(companyId), skills: skills.map(String) });
  await save(ada, { location: "Berlin-Mitte", openTo: ["work", "mentoring"] }, lantern.number, [react]);
  await save(
    bo,
    { location: "Köln, Deutz", openTo: ["mentoring"], formerCompanies: [lantern.number] },
    fjordwerk.number,
    [react, rust],
  );
  await save(cy, { location: "Berlin" }, fjordwerk.number, [javascript]);
});

type List = {
  total: number;
  results: (Record<string, unknown> & { id: number })[];
  facets: Record<string, { value: string; label: string; count: number }[]>;
};
const list = async (query: string, who = reader) => (await who.get(`/users?${query}`)).body as List;
const names = async (query: string) => (await list(query)).results.map(({ firstName }) => firstName);

describe("search F31, search F32: the list of members", () => {
  test.each<[string, () => string, string[]]>([
    ["filters by a skill and by what implies it", () => `skill=${javascript}`, ["Ada", "Cy", "Rea", "Bo"]],
    ["filters by all skills", () => `skill=${react}&skill=${rust}`, ["Rea", "Bo"]],
    ["filters by any company", () => `company=${lantern.number}&company=${fjordwerk.number}`, ["Ada", "Cy", "Bo"]],
    ["filters by a former company", () => `formerCompany=${lantern.number}`, ["Bo"]],
    ["filters by a cohort", () => `cohort=${cohort.id}`, ["Ada", "Bo"]],
    ["filters by anything that members are open to", () => "openTo=mentoring&openTo=hiring", ["Ada", "Bo"]],
    ["filters by the beginnings of a place's words", () => "location=ber%20mit", ["Ada"]],
    ["filters by a place without its accents", () => "location=koeln", ["Bo"]],
    ["filters by verification", () => "verified=true", ["Ada", "Bo"]],
    ["combines several filters", () => `skill=${react}&openTo=mentoring&company=${lantern.number}`, ["Ada"]],
    ["combines words and filters", () => "search=muller&verified=true", ["Bo"]],
    ["is empty for an unknown id", () => "company=999999", []],
    ["is empty for an id that is too large", () => "cohort=99999999999", []],
    [
      "sorts the newest first",
      () => `sort=newest&company=${lantern.number}&company=${fjordwerk.number}`,
      ["Cy", "Bo", "Ada"],
    ],
  ])("%s", async (_, query, expected) => {
    expect(await names(query())).toEqual(expected);
    expect((await list(query())).total).toBe(expected.length);
  });

  test.each([
    "skill=x",
    "openTo=coffee",
    "verified=false",
    "verified=true&verified=true",
    "sort=age",
    "sort=name&sort=name",
    "location=a&location=b",
    "facets=yes",
    `location=${"x".repeat(121)}`,
    Array.from({ length: 21 }, (_, n) => `cohort=${n + 1}`).join("&"),
  ])("refuses %s", async (query) => {
    expect((await reader.get(`/users?${query}`)).status).toBe(400);
  });

  test("a card shows four skills, those filtered by first, and the member's verified cohorts", async () => {
    const skills = (await board.skillIds("CSS", "Docker", "Git", "Go", "React")).map(String);
    await saveProfile(cy, cy, undefined, { companyId: String(fjordwerk.number), skills });
    const card = async (query: string) =>
      (await list(query)).results.find(({ id }) => id === cy.id) as unknown as { Skills: { name: string }[] };
    const named = async (query: string) => (await card(query)).Skills.map(({ name }) => name);
    expect(await named("")).toEqual(["CSS", "Docker", "Git", "Go"]);
    expect(await named(`skill=${javascript}`)).toEqual(["React", "CSS", "Docker", "Git"]);
    await saveProfile(cy, cy, undefined, { companyId: String(fjordwerk.number), skills: [String(javascript)] });
    const [first] = (await list(`cohort=${cohort.id}`)).results;
    expect(first?.Cohorts).toEqual([cohort]);
  });
});

test("P38 search F34 sort=fit ranks the filtered members by how well they match the reader's skills", async () => {
  const all = await list("sort=fit");
  expect(all.results.map(({ firstName }) => firstName)).toEqual(["Bo", "Ada"]);
  expect(all).toMatchObject({
    total: 2,
    results: [{ score: 1, matched: [{ name: "Rust" }, { name: "React" }] }, { matched: [{ name: "React" }] }],
  });
  expect(await names(`sort=fit&company=${lantern.number}`)).toEqual(["Ada"]);
  expect(await list("sort=fit&limit=1&page=2")).toMatchObject({
    total: 2,
    totalPages: 2,
    results: [{ firstName: "Ada" }],
  });
  const { facets } = await list("sort=fit&facets=true");
  for (const [filter, values] of Object.entries(facets as Record<string, { value: string; count: number }[]>)) {
    for (const { value, count } of values) {
      expect((await list(`sort=fit&${filter}=${value}`)).total, `${filter} ${value}`).toBe(count);
    }
  }
  const nobody = await joined(board);
  expect((await list("sort=fit", nobody)).total).toBe(0);
});

test("search F32 a filtered list stays current as members join, move, rename or get suspended", async () => {
  const harbour = await writeCompany(board.database, "Harbour");
  const at = (sort: string) => names(`company=${harbour.number}&sort=${sort}`);
  const come = async (lastName: string, companyId = harbour.number) => {
    const who = await joined(board, { firstName: lastName, lastName });
    await saveProfile(who, who, {}, { companyId: String(companyId) });
    return who;
  };
  expect(await at("name")).toEqual([]);
  const [nora, , omar] = [await come("Nora"), await come("Elin"), await come("Omar")];
  expect(await at("name")).toEqual(["Elin", "Nora", "Omar"]);
  expect(await at("newest")).toEqual(["Omar", "Elin", "Nora"]);
  const called = { lastName: "Zoe", firstName: "Zoe" };
  await saveProfile(nora, nora, {}, { ...called, companyId: String(harbour.number) });
  await come("Yann");
  expect(await at("name")).toEqual(["Elin", "Omar", "Yann", "Zoe"]);
  expect(await at("newest")).toEqual(["Yann", "Omar", "Elin", "Zoe"]);
  await saveProfile(nora, nora, {}, { ...called, companyId: String(lantern.number) });
  await board.database`update users set suspended = true where id = ${omar.id}`;
  expect(await at("name")).toEqual(["Elin", "Yann"]);
  await board.database`update users set suspended = false where id = ${omar.id}`;
  expect(await at("newest")).toEqual(["Yann", "Omar", "Elin"]);
  await saveProfile(nora, nora, {}, { companyId: "" });
});

describe("search F33, search F34: facets", () => {
  test("each facet count equals the total of the list with that filter added", async () => {
    const queries = [
      "",
      "openTo=mentoring",
      `skill=${react}`,
      `company=${lantern.number}&verified=true`,
      `cohort=${cohort.id}&openTo=work&openTo=mentoring`,
      "search=muller",
      "location=berlin",
    ];
    for (const query of queries) {
      const { facets } = await list(`${query}&facets=true`);
      expect(Object.keys(facets)).toEqual(["skill", "company", "cohort", "openTo", "verified"]);
      for (const [name, values] of Object.entries(facets)) {
        for (const { value, count } of values) {
          const others = new URLSearchParams(query);
          if (name !== "skill") others.delete(name);
          if (!others.getAll(name).includes(value)) others.append(name, value);
          expect((await list(String(others))).total, `${query}: ${name} ${value}`).toBe(count);
        }
      }
    }
  });

  test("facets list all fixed values, in order and translated, and chosen values even at zero", async () => {
    const { facets } = await list(`facets=true&company=${lantern.number}&location=nowhere`);
    expect(facets.openTo?.map(({ label }) => label)).toEqual([
      "Work",
      "Mentoring",
      "Collaboration",
      "Hiring",
      "Questions",
    ]);
    expect(facets.company).toEqual([{ value: String(lantern.number), label: "Lantern", count: 0 }]);
    expect(facets.verified).toEqual([{ value: "true", label: "Verified graduates", count: 0 }]);
    const german = await reader.send("GET", "/users?facets=true", { headers: { "Accept-Language": "de" } });
    expect(german.body.facets.verified[0].label).toBe("Bestätigte Absolvent:innen");
    expect(await list("facets=false")).not.toHaveProperty("facets");
  });
});
