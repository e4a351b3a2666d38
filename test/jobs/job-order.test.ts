import { expect, test } from "vitest";
import { JobColumns } from "../../server/jobs/list/job-columns.ts";
import { inOrder } from "../../server/jobs/list/job-order.ts";
import type { Asked } from "../../server/jobs/list/job-selection.ts";

const facts = {
  workplace: 0,
  type: 0,
  seniority: 0,
  status: 1,
  isShown: true,
  company: 0,
  owner: 0,
  languages: "",
  skills: [],
};

test.for([
  ["few different", (place: number) => place % 7],
  ["rising", (place: number) => place],
  ["falling", (place: number) => 20_000 - place],
  ["none", () => 0],
  ["all kinds of", (place: number) => (place * 7919) % 10_007],
] as const)("S36 every page by pay stands where it would if all were sorted: %s pays", ([, payOf]) => {
  const columns = new JobColumns();
  const pays = Array.from({ length: 10_000 }, (_, place) => payOf(place));
  for (const [place, pay] of pays.entries()) {
    columns.put({ ...facts, id: place + 1, createdAt: place, pay, currency: "EUR" });
  }
  const newestFirst = Int32Array.from(pays, (_, place) => pays.length - place);
  const asked = { query: { sort: "salary" }, currency: columns.currencies.names.indexOf("EUR") } as Asked;
  const sorted = [...newestFirst].sort((one, other) => (pays[other - 1] as number) - (pays[one - 1] as number));
  for (const from of [0, 10, 490, 5000, 9990, 9995, 10_000]) {
    const page = inOrder(columns, newestFirst, asked, { from, to: from + 10 });
    expect([from, page]).toEqual([from, sorted.slice(from, from + 10)]);
  }
});
