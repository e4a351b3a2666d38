import { expect, test } from "vitest";
import { dayIn, lastDayIn, lastMomentIn } from "../../server/import/import-values.ts";

test.for([
  ...["2023-05-31", "2023/05/31", "20230531", "31.5.2023", "31. 05. 2023", "31.05.23", "31/05/2023", "5/31/2023"],
  ...["31-05-2023", "31. Mai 2023", "31 May 2023", "31st of May, 2023", "31-May-23", "May 31, 2023", "Mai 31 2023"],
  ...[
    "Mittwoch, 31. Mai 2023",
    "Wed 31 May 2023",
    " 31.\u00a0MAI 2023 ",
    "45077",
    45077,
    "45077,5",
    "31.5.2023 9:30 Uhr",
  ],
])("F44 a date is read in the notation of the spreadsheet: %s", (written) => {
  expect([dayIn(written), lastDayIn(written)]).toEqual(["2023-05-31", "2023-05-31"]);
});

test.for([
  ["2022", "2022-01-01", "2022-12-31"],
  ["2024-02", "2024-02-01", "2024-02-29"],
  ["02/2024", "2024-02-01", "2024-02-29"],
  ["2.2024", "2024-02-01", "2024-02-29"],
  ["Feb. 2024", "2024-02-01", "2024-02-29"],
  ["Ma\u0308rz 2024", "2024-03-01", "2024-03-31"],
  ["Mrz 2024", "2024-03-01", "2024-03-31"],
  ["Sept. 2024", "2024-09-01", "2024-09-30"],
  ["December 2024", "2024-12-01", "2024-12-31"],
  ["5/5/2024", "2024-05-05", "2024-05-05"],
] as const)("F44 a year or month starts with its first day and ends with its last: %s", ([written, first, last]) => {
  expect([dayIn(written), lastDayIn(written)]).toEqual([first, last]);
  expect(lastMomentIn(written)).toBe(`${last}T23:59:59.999Z`);
});

test.for([
  "05/06/2023",
  "31.2.2023",
  "31. Foo 2023",
  "2023-13",
  "0/2023",
  "1.1.3000",
  "soon",
  "Q1 2023",
  "31.5.",
  true,
])("F44 an ambiguous or invalid date is refused with the notation to use: %s", (written) => {
  expect(() => dayIn(written)).toThrow("write 31.5.2023 or 2023-05-31");
});
