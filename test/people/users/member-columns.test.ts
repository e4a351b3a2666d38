import { expect, test } from "vitest";
import { MemberColumns } from "../../../server/people/users/member-columns.ts";

const member = (id: number, location: string) => ({
  ...{ id, location, company: 0, openTo: 0, isVerified: false, cohorts: "", formerCompanies: "" },
});

test("places that nobody names any more don't pile up: columns of members say when most are nobody's", () => {
  const moving = new MemberColumns();
  const staying = new MemberColumns();
  for (let n = 1; n <= 2000; n += 1) {
    moving.put(member(1, `Place ${n}`));
    staying.put(member(n, `Place ${n}`));
  }
  expect([moving.isOutgrown, staying.isOutgrown]).toEqual([true, false]);
  expect(moving.locations.forms.at(-1)).toEqual(["place", "2000"]);
});
