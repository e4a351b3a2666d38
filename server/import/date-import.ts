/** The first and the last day, as `2023-05-31`, of the day, month or year that a cell names. */
export type DayRange = { first: string; last: string };

const monthNames = [
  ["januar", "january", "jänner"],
  ["februar", "february", "feber"],
  ["märz", "maerz", "mrz", "march"],
  ["april"],
  ["mai", "may"],
  ["juni", "june"],
  ["juli", "july"],
  ["august"],
  ["september"],
  ["oktober", "october"],
  ["november"],
  ["dezember", "december"],
];

/** The month, 1–12, by its number, name or a beginning of that; 0 for none. */
function monthIn(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  return monthNames.findIndex((names) => names.some((name) => name.startsWith(written))) + 1;
}

/** Two digits are a year from 1970 to 2069. */
function yearIn(written: string): number {
  if (written.length > 2) return Number(written);
  return Number(written) + (Number(written) < 70 ? 2000 : 1900);
}

const y4 = "(?<y>\\d{4})";
const y = "(?<y>\\d{4}|\\d{2})";
const m = "(?<m>\\d{1,2})";
const d = "(?<d>\\d{1,2})";
const name = "(?<m>\\p{L}{3,})\\.?";
const forms = [
  `${y4}([-/.])${m}\\2${d}`,
  "(?<y>\\d{4})(?<m>\\d{2})(?<d>\\d{2})",
  `${d}\\. ?${m}\\. ?${y}`,
  `${d}(?:\\.|st|nd|rd|th)?[ -]?(?:of )?${name},?[ -]?${y}`,
  `${name} ?${d}(?:st|nd|rd|th)?(?:, ?| )${y4}`,
  `${name},?[ -]?${y4}`,
  `${m}[-/.]${y4}`,
  `${y4}[-/.]${m}`,
  y4,
].map((form) => new RegExp(`^${form}$`, "iu"));

const weekday = /^(?:mo|di|mi|do|fr|sa|so|tu|we|th|su)\p{L}*\.?,? (?=\S)/iu;

/**
 * The days that a text names, in German or English: `31.5.2023`, `2023-05-31`, `31. Mai 2023`, `May 31, 2023`, `05/2023`, `2023`.
 * `31/05/2023` is read where only one of the first two numbers can be a month. Null for anything else.
 */
export function daysIn(written: string): DayRange | null {
  const text = written.normalize("NFC").toLowerCase();
  const slashed = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/.exec(text);
  if (slashed) return slashedIn(Number(slashed[1]), Number(slashed[3]), Number(slashed[4]));
  const bare = text.replace(weekday, "");
  const found = forms.map((form) => form.exec(bare)?.groups).find((groups) => groups !== undefined);
  if (!found?.y) return null;
  return daysOf(yearIn(found.y), found.m ? monthIn(found.m) : null, found.d ? Number(found.d) : null);
}

function slashedIn(one: number, other: number, year: number): DayRange | null {
  if (one > 12 || one === other) return daysOf(year, other, one);
  return other > 12 ? daysOf(year, one, other) : null;
}

/** The days of a year, of a month of it, or one of its days; null if there is no such day from 1900 to 2100. */
function daysOf(year: number, month: number | null, day: number | null): DayRange | null {
  const first = isoDay(year, month ?? 1, day ?? 1);
  if (first === null) return null;
  const lastDay = new Date(Date.UTC(year, month ?? 12, 0)).getUTCDate();
  return { first, last: isoDay(year, month ?? 12, day ?? lastDay) ?? first };
}

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 2100 ? date.toISOString().slice(0, 10) : null;
}

/** A serial number of Excel's calendar that begins in 1900, of five digits, as a day or a time in ISO 8601. */
export function serialIn(written: string): string | null {
  if (!/^\d{5}(?:[.,]\d+)?$/.test(written)) return null;
  const seconds = Math.round((Number(written.replace(",", ".")) - 25_569) * 24 * 60 * 60);
  return new Date(seconds * 1000).toISOString().replace("T00:00:00.000Z", "");
}
