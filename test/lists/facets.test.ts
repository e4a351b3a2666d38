import { describe, expect, test } from "vitest";
import { z } from "zod";
import { facetsAsked, facetsOf, repeatable } from "../../contract/interface/facets.ts";
import { id } from "../../contract/interface/fields.ts";
import { fixedValues, namedValues } from "../../server/lists/facets.ts";

const query = z.object({ skill: repeatable(id), workplace: repeatable(z.enum(["remote", "hybrid"])), ...facetsAsked });
const read = (sent: object) => query.safeParse(sent);

describe("a list's filters", () => {
  test("search F31 take up to twenty values each, ignore repeated ones and refuse unknown ones", () => {
    expect(read({ skill: ["3", "9", "3"], workplace: "remote" }).data).toMatchObject({
      skill: [3, 9],
      workplace: ["remote"],
    });
    expect(read({}).data).toMatchObject({ skill: [], workplace: [] });
    const twenty = Array.from({ length: 20 }, (_, n) => `${n + 1}`);
    expect(read({ skill: twenty }).data?.skill).toHaveLength(20);
    expect(read({ skill: [...twenty, "3"] }).success).toBe(false);
    for (const workplace of ["Remote", "", "remote,hybrid", ["remote", "office"]]) {
      expect(read({ workplace }).success).toBe(false);
    }
  });

  test("search F33 return facets only with facets=true, and refuse anything but true or false", () => {
    expect(read({ facets: "true" }).data?.facets).toBe(true);
    expect(read({ facets: "false" }).data?.facets).toBe(false);
    expect(read({}).data?.facets).toBe(false);
    for (const facets of ["", "1", "yes", "TRUE", ["true", "true"]]) expect(read({ facets }).success).toBe(false);
  });

  test("search F33 list fixed values in order, others by count, and selected values always", () => {
    expect(fixedValues({ onsite: "On site", remote: "Remote" }, new Map([["remote", 3]]))).toEqual([
      { value: "onsite", label: "On site", count: 0 },
      { value: "remote", label: "Remote", count: 3 },
    ]);
    const counted = (counts: Record<string, number>) =>
      Object.entries(counts).map(([label, count]) => ({ value: label, label, count }));
    const skills = counted({ Ada: 1, Bash: 5, C: 5, Dart: 0, Elm: 0 });
    const named = (chosen: string[], most: number) => namedValues(skills, chosen, most).map(({ label }) => label);
    expect(named([], 20)).toEqual(["Bash", "C", "Ada"]);
    expect(named(["Elm"], 2)).toEqual(["Bash", "C", "Elm"]);
    const reply = z.object(facetsOf(["skill"]));
    expect(reply.parse({ facets: { skill: skills } })).toEqual({ facets: { skill: skills } });
  });
});
