import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let admin: Member;
let skillId: number;

/** In dictionary order; if names differ only in case and accents, the exact name decides. */
const inOrder = [
  ...["de Vries", "Łukasik", "Mußmann", "Mussorgski", "Østergaard", "Otto", "Özdemir", "Paul", "Resume", "résumé"],
  ...["Straße", "Strassen", "Unger", "van Dyk", "Vogt", "Zuse", "Анна", "борис", "Вера"],
];
const shuffled = inOrder.toSorted((a, b) =>
  [...a]
    .reverse()
    .join("")
    .localeCompare([...b].reverse().join("")),
);

beforeAll(async () => {
  admin = await board.join({ role: "admin", lastName: "0" });
  [skillId] = (await board.skillIds("COBOL")) as [number];
  for (const name of shuffled) {
    await board.join({ firstName: "Ann", lastName: name, skills: ["COBOL"] });
    await admin.send("POST", "/company", { body: aForm({ name: `Firm ${name}` }) });
    await admin.post("/skills", { name: `Skill ${name}` });
  }
});

type Named = { name?: string; lastName?: string };
const namesIn = ({ body }: { body: { results: Named[] } }) =>
  body.results.map(({ name, lastName }) => name ?? lastName);
const ours = (noun: string, names: (string | undefined)[]) =>
  names.filter((name) => name?.startsWith(`${noun} `)).map((name) => name?.slice(noun.length + 1));

describe("S91 L21 names are sorted in dictionary order, ignoring case and accents", () => {
  test("in lists of members, companies and skills, over all pages", async () => {
    expect(namesIn(await admin.get("/users?limit=100")).slice(1)).toEqual(inOrder);
    const pages = await Promise.all([1, 2, 3].map((page) => admin.get(`/users?page=${page}`)));
    expect(pages.flatMap(namesIn).slice(1)).toEqual(inOrder);
    expect(ours("Firm", namesIn(await admin.get("/companys?limit=1000")))).toEqual(inOrder);
    expect(ours("Skill", namesIn(await admin.get("/skills?limit=1000")))).toEqual(inOrder);
  });

  test("in searches, on a skill's page and in staff's lists", async () => {
    expect(namesIn(await admin.get("/users?search=ann&limit=100"))).toEqual(inOrder);
    expect(ours("Firm", namesIn(await admin.get("/companys?search=firm&limit=100")))).toEqual(inOrder);
    expect(ours("Skill", namesIn(await admin.get("/skills?search=skill&limit=100")))).toEqual(inOrder);
    const { body: skill } = await admin.get(`/skills/${skillId}`);
    expect(skill.Users.map(({ lastName }: Named) => lastName)).toEqual(inOrder);
    expect(namesIn(await admin.get("/admin/members?limit=100")).slice(1)).toEqual(inOrder);
    expect(namesIn(await admin.get("/admin/members?search=ann&limit=100"))).toEqual(inOrder);
    expect(ours("Skill", namesIn(await admin.get("/admin/skills?search=skill&limit=100")))).toEqual(inOrder);
  });

  test("in a record's skills, and after a company is renamed", async () => {
    const { body: found } = await admin.get("/skills?search=skill&limit=100");
    const skills = found.results.map(({ id }: { id: number }) => id).reverse();
    const { body: job } = await admin.post("/jobs", aJob({ skills }));
    expect(ours("Skill", namesIn({ body: { results: job.Skills } }))).toEqual(inOrder);
    const { body: company } = await admin.send("POST", "/company", { body: aForm({ name: "Aard" }) });
    await admin.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Firm ÖZDEMIR und Söhne" }) });
    const firms = ours("Firm", namesIn(await admin.get("/companys?limit=1000")));
    expect(firms[firms.indexOf("Özdemir") + 1]).toBe("ÖZDEMIR und Söhne");
  });

  test("members with the same last name are sorted by first name, then by number", async () => {
    for (const firstName of ["Zoe", "Émile", "emil", "Emil", "Emil"])
      await board.join({ firstName, lastName: "Aalto" });
    const { body } = await admin.get("/users?search=aalto");
    expect(body.results.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
      "Emil",
      "Emil",
      "emil",
      "Émile",
      "Zoe",
    ]);
    expect(body.results[0].id).toBeLessThan(body.results[1].id);
  });
});
