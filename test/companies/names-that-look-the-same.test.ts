import { describe, expect, test } from "vitest";
import { nameKey } from "../../contract/interface/name-key.ts";
import { importStage } from "../cli/import-stage.ts";
import { joined } from "../people/cast.ts";
import { testBoard } from "../support/board.ts";
import { aForm } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const stage = importStage();

const pairs = [
  ["Café Nord", "CAFE\u0301  NORD"],
  ["Lantern\u200b Works", "lantern works"],
  ["ΟΔΟΣ", "οδος"],
  ["Odd\u00a0Blanks\tHere", "odd blanks here"],
  ["İzmir Soft", "i̇zmir soft"],
  ["Soft\u00adware", "SOFTWARE\ufeff"],
] as const;

describe.for(pairs)("the names %s and %s", ([one, other]) => {
  test("S164 can't be two companies, skills or cohorts", async () => {
    const staff = await joined(board, { role: "moderator" });
    const company = (name: string) => staff.send("POST", "/company", { body: aForm({ name }) });
    const cohort = (name: string) => staff.post("/cohorts", { name });
    const skill = (name: string) => staff.post("/skills", { name });
    for (const add of [company, cohort, skill]) {
      expect((await add(one.replace("\t", " "))).status).toBe(201);
      expect((await add(other)).status).toBe(409);
    }
  });

  test("S164 are imported as one company, one skill and one cohort", async () => {
    const members = ["Mira", "Jonas"].map((firstName, n) => ({
      firstName,
      lastName: "Same",
      email: `${n}-${nameKey(one).length}@same.example`,
      company: [one, other][n],
      skills: [[one, other][n]],
      cohort: [one, other][n],
    }));
    const { refusals } = await stage.importing({ "members.json": members });
    expect(refusals).toEqual([]);
    for (const names of [
      stage.database`select title as name from posts`,
      stage.database`select name from skills`,
      stage.database`select name from cohorts`,
    ]) {
      expect((await names).filter(({ name }) => nameKey(name) === nameKey(one))).toHaveLength(1);
    }
  });

  test("S164 have the same key in the database as in the program", async () => {
    const [{ same, key }] = await board.database<[{ same: boolean; key: string }]>`
      select name_key(${one}) = name_key(${other}) as same, name_key(${one}) as key`;
    expect([same, key]).toEqual([true, nameKey(one)]);
  });
});

// PostgreSQL's Unicode version may be older, and leaves letters of newer scripts unchanged.
const letters =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{M}\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

test("S164 the database and the program fold each letter to the same key", async () => {
  const codes = Array.from({ length: 0x10ffff }, (_, n) => n + 1).filter(
    (code) => code < 0x1c80 || (code > 0x1cff && code < 0xa7b8) || code > 0xa7ff,
  );
  const signs = codes.filter((code) => code < 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code));
  const known = signs.filter((sign) => letters.test(sign));
  const rows = await board.database<{ sign: string; key: string }[]>`
    select sign, name_key('x' || sign || 'x') as key from unnest(${known}::text[]) sign`;
  expect(rows.filter(({ sign, key }) => nameKey(`x${sign}x`) !== key)).toEqual([]);
});
