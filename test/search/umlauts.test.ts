import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Aalto" });
  const people = [
    ...["Max Müller", "Max Mueller", "Max Muller", "Łukasz Nowak", "Joe Brown", "John Brown", "Søren Ærø", "Zoë Øst"],
    ...["Ömer Özdemir", "Ueli Maurer", "Paul Queller", "Ina Bauer"],
  ];
  for (const [firstName, lastName] of people.map((name) => name.split(" "))) await board.join({ firstName, lastName });
  for (const location of ["Große Straße 1", "Grosse Strasse 2"]) await alice.post("/jobs", aJob({ location }));
});

const found = async (search: string) => {
  const { body } = await alice.get(`/users?search=${encodeURIComponent(search)}`);
  return body.results.map(({ firstName, lastName }: Member) => `${firstName} ${lastName}`).sort();
};

const all = ["Max Mueller", "Max Muller", "Max Müller"];

test.each<[typed: string, names: string[]]>([
  ...["Müller", "Mueller", "Muller", "MÜLLER", "mu\u0308ller", "muell", "müll", "mulle", "max mueller"].map(
    (typed) => [typed, all] as [string, string[]],
  ),
  ["mue", ["Max Mueller"]],
  ["eller", ["Max Mueller", "Paul Queller"]],
  ["ueller", ["Max Mueller", "Max Muller", "Max Müller", "Paul Queller"]],
  ["uller", all],
  ["Lukasz", ["Łukasz Nowak"]],
  ["łukasz", ["Łukasz Nowak"]],
  ["Joe", ["Joe Brown"]],
  ["John", ["John Brown"]],
  ["soren", ["Søren Ærø"]],
  ["aero", ["Søren Ærø"]],
  ["zoe", ["Zoë Øst"]],
  ["oezdemir", ["Ömer Özdemir"]],
  ["ozdemir", ["Ömer Özdemir"]],
  ["ueli", ["Ueli Maurer"]],
  ["bauer", ["Ina Bauer"]],
  ["baur", []],
])("S106 search F08 %s finds %j", async (typed, names) => {
  expect(await found(typed)).toEqual(names);
});

test("S106 Straße and Strasse find each other", async () => {
  for (const typed of ["straße", "strasse", "STRASSE", "große straße", "grosse strasse", "stras"]) {
    expect((await alice.get(`/jobs?search=${encodeURIComponent(typed)}`)).body.total).toBe(2);
  }
});
