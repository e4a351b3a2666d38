import type { z } from "zod";
import { says, worded } from "../../contract/interface/messages.ts";
import { currencies, newJobFacts, type payPeriods } from "../../contract/jobs/job-facts.ts";
import { english } from "../languages/languages.ts";
import { type RowReader, UnusableValue } from "./import-row.ts";
import { wordIn } from "./import-values.ts";

export type Pay = NonNullable<z.output<typeof newJobFacts.salary>>;

/** The pay in a cell; of two amounts, the second is the upper end. */
type Said = { amounts: number[]; currency: string | null; per: (typeof payPeriods)[number] | null };

/** A job's pay in a file. It is one value: where an amount can't be read, or a part is missing, all of it is left out. */
export function payIn(reader: RowReader): Pay | null {
  const before = reader.leftOut.length;
  const from = reader.optional("salaryFrom", amountsIn);
  const to = reader.optional("salaryTo", (value) => amountsIn(withoutUpTo(value)));
  const said = [from, to].filter((cell) => cell !== null);
  if (said.length === 0 || reader.leftOut.length > before) return null;
  const beside = [
    reader.optional("currency", (value) => besideIn(value, says("chooseCurrency"))),
    reader.optional("per", (value) => besideIn(value, says("oneOf", ["year", "month", "hour"]))),
  ];
  const all = [...beside.filter((cell) => cell !== null), ...said];
  const pay = {
    min: from?.amounts[0] ?? (to?.amounts.length === 2 ? to.amounts[0] : null),
    max: to?.amounts.at(-1) ?? from?.amounts[1] ?? null,
    currency: theOne(all.map(({ currency }) => currency)),
    per: theOne(all.map(({ per }) => per)),
  };
  const result = newJobFacts.salary.safeParse(pay);
  if (result.data) return result.data;
  const [issue] = result.error?.issues ?? [];
  const why = pay.currency && pay.per && issue ? worded(english.refusals, issue.message) : needs;
  reader.leaveOut(from && (issue?.path[0] !== "max" || !to) ? "salaryFrom" : "salaryTo", why);
  return null;
}

const needs = "pay needs one currency (EUR) and per (year, month or hour)";

/** The value that all have in common; null if they differ, or none says anything. */
function theOne<Value>(values: readonly (Value | null)[]): Value | null {
  const [one = null, another] = new Set(values.filter((value) => value !== null));
  return another === undefined ? one : null;
}

const withoutUpTo = (value: unknown) =>
  typeof value === "string" ? value.replace(/^\s*(?:bis(?: zu)?|up to|max\.?)\s+/i, "") : value;

/**
 * The amounts in a cell, in German or English notation, with their currency and period: `55.000 €`, `€55k pro Jahr`, `40k–50k`.
 * @throws Unusable for anything else
 */
function amountsIn(value: unknown): Said | null {
  if (typeof value === "number") return { amounts: [value], currency: null, per: null };
  if (wordIn(value) === null) return null;
  const { rest, ...said } = saidIn(value);
  const parts = rest.replace(/[.,] ?[-–—]+(?= |$)/g, "").split(/ ?[-–—] ?| (?:bis|to|und|and) /);
  const thousands = parts.map((part) => / ?(?:k|t|tsd\.?)$/.exec(part)?.[0] ?? "");
  const amounts = parts.map((part, n) => numberIn(part.slice(0, part.length - (thousands[n]?.length ?? 0))));
  if (amounts.length > 2 || !amounts.every((amount) => amount !== null))
    throw new UnusableValue("write an amount like 55000");
  const isShort = (amount: number, n: number) => thousands[n] || (thousands[1] && amount < 1000);
  return {
    ...said,
    amounts: amounts.map((amount, n) => (isShort(amount, n) ? Math.round(amount * 100_000) / 100 : amount)),
  };
}

/** Pay has at most two decimals, so three digits behind a separator are thousands. */
function numberIn(written: string): number | null {
  const [, thousands] = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/.exec(written) ?? [];
  const plain = (thousands ? written.replaceAll(thousands, "") : written).replace(",", ".");
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** The currency and period in a cell of their own. */
function besideIn(value: unknown, otherwise: string): Said | null {
  if (wordIn(value) === null) return null;
  const { rest, ...said } = saidIn(value);
  if (rest !== "") throw new UnusableValue(worded(english.refusals, otherwise));
  return { ...said, amounts: [] };
}

/** A word of its own, or behind `40k`. */
const word = (pattern: string) => new RegExp(`(?<=^|[^\\p{L}]|\\d ?[kt])(?:${pattern})(?!\\p{L})`, "gu");
const each = "(?:(?:pro|per|je|im|an?|/) ?)?";
const periods = [
  [
    "year",
    word(`${each}(?:jahr|year|annum|yr\\.?)|jährl(?:ich|\\.)|yearly|annual(?:ly)?|p\\. ?a\\.?|(?:pro|per|/) ?[jya]`),
  ],
  ["month", word(`${each}(?:monat|month)|monatl(?:ich|\\.)|mtl\\.|monthly|p\\. ?m\\.?|(?:pro|per|/) ?m`)],
  ["hour", word(`${each}(?:stunde|hour|std\\.?)|stündlich|hourly|(?:pro|per|/) ?h`)],
] as const;
const signs = [
  ["EUR", word("€|eur(?:os?)?")],
  ["USD", word("us-?\\$|\\$|usd|(?:us-?)?dollars?")],
  ["GBP", word("£|gbp|pounds?|pfund")],
  ["CHF", word("chf|s?fr\\.|sfr|franken")],
] as const;
const codes = currencies.map((code) => [code, word(code.toLowerCase())] as const);
const besides = word("brutto|gross|ca\\.?|circa|etwa|rund|about|approx\\.?|ab|von|from|zwischen|between");

/** The currency and period in a cell, and the rest of it. */
function saidIn(value: unknown): { currency: string | null; per: Said["per"]; rest: string } {
  let rest = (wordIn(value) ?? "").normalize("NFC").toLowerCase();
  const taken = <Value extends string>(known: readonly (readonly [Value, RegExp])[]) =>
    known.flatMap(([value, pattern]) => {
      const before = rest;
      rest = rest.replace(pattern, " ");
      return rest === before ? [] : [value];
    });
  const [sign = null, ...otherSigns] = taken<string>(signs);
  const [per = null, ...otherPers] = taken(periods);
  const [currency = sign, ...otherCodes] = /\p{L}{3}/u.test(rest) ? taken<string>(codes) : [];
  if (otherSigns.length + otherPers.length + otherCodes.length > 0)
    throw new UnusableValue("name one currency and one period");
  rest = rest
    .replace(besides, " ")
    .replace(/\( *\)/g, " ")
    .replace(/ +/g, " ")
    .replace(/^[/ ()]+|[/ ()]+$/g, "");
  return { currency, per, rest };
}
