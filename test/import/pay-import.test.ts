import { expect, test } from "vitest";
import { RowReader } from "../../server/import/import-row.ts";
import { payIn } from "../../server/import/pay-import.ts";

function payOf(values: Record<string, unknown>) {
  const headings = { salaryFrom: "Gehalt von", salaryTo: "Gehalt bis", currency: "Währung", per: "Pro" };
  const reader = new RowReader("jobs", { file: "jobs.csv", number: 2, headings, values });
  const pay = payIn(reader);
  return { pay, notes: reader.leftOut.map(({ note }) => note) };
}

test.for([
  ["55.000 €", "55000– EUR year"],
  ["€55k", "55000– EUR year"],
  ["40.000,-", "40000– EUR year"],
  ["40.000,– EUR", "40000– EUR year"],
  ["40 k€ brutto", "40000– EUR year"],
  ["ab 55 T€", "55000– EUR year"],
  ["40k–50k", "40000–50000 EUR year"],
  ["40–50k", "40000–50000 EUR year"],
  ["40.000 € - 50.000 €", "40000–50000 EUR year"],
  ["von 40.000,- bis 50.000,- Euro", "40000–50000 EUR year"],
  ["25,50 € pro Stunde", "25.5– EUR hour"],
  ["$4,200/month", "4200– USD month"],
  ["£30,000 per year", "30000– GBP year"],
  ["CHF 90'000.- jährlich", "90000– CHF year"],
  ["55.000 SEK p.a.", "55000– SEK year"],
] as const)("F44 pay is read with the currency and period in the same cell: %s", ([written, said]) => {
  const beside = /[$£]|CHF|SEK|Stunde/.test(written) ? {} : { currency: "Euro", per: "Jahr" };
  const { pay, notes } = payOf({ salaryFrom: written, ...(/SEK/.test(written) ? {} : beside) });
  expect(notes).toEqual([]);
  expect(`${pay?.min}–${pay?.max ?? ""} ${pay?.currency} ${pay?.per}`).toBe(said);
});

test.for([
  ["€", "pro Jahr", "EUR year"],
  ["Euro", "jährlich", "EUR year"],
  ["US-Dollar", "per month", "USD month"],
  ["£", "Monatlich", "GBP month"],
  ["", "€/Std.", "EUR hour"],
  ["EUR/Jahr", "", "EUR year"],
] as const)("F44 columns of currency and period are read in common notations: %s, %s", ([currency, per, said]) => {
  const { pay } = payOf({ salaryTo: "55.000", currency, per });
  expect(`${pay?.max} ${pay?.currency} ${pay?.per}`).toBe(`55000 ${said}`);
});

test.for([
  [{ salaryFrom: "nach Absprache", salaryTo: "60000" }, "Gehalt von: 'nach Absprache' – write an amount like 55000"],
  [{ salaryFrom: "$50k", currency: "EUR" }, "Gehalt von: '$50k' – pay needs one currency"],
  [{ salaryFrom: "50k", salaryTo: "40k" }, "Gehalt von: '50k' – The upper end must not be below"],
  [{ salaryFrom: "50k", per: "Woche" }, "Pro: 'Woche' – Please choose year, month or hour"],
  [{ salaryFrom: "50k", currency: "Taler" }, "Währung: 'Taler' – Please choose a currency"],
  [{ salaryTo: "-5" }, "Gehalt bis: '-5' – write an amount like 55000"],
] as const)("F44 pay with an invalid part is left out completely: %j", ([values, note]) => {
  const { pay, notes } = payOf({ currency: "EUR", per: "year", ...values });
  expect(pay).toBeNull();
  expect(notes[0]).toContain(`jobs.csv row 2: ${note}`);
});
