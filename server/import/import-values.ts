import { z } from "zod";
import { text } from "../../contract/interface/fields.ts";
import { worded } from "../../contract/interface/messages.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { nameMax } from "../../contract/people/people.ts";
import { skillsMax } from "../../contract/skills.ts";
import { english } from "../languages/languages.ts";
import { daysIn, serialIn } from "./date-import.ts";
import { UnusableValue } from "./import-row.ts";

/**
 * A cell as text; numbers and booleans from JSON are converted. Null if it is blank; other values are left to the schema to
 * refuse.
 */
export function cell(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && value.trim() === "" ? null : value;
}

/** A cell as one line: each run of whitespace becomes one blank. */
export function line(value: unknown): unknown {
  const content = cell(value);
  return typeof content === "string" ? content.trim().replace(/\s+/g, " ") : content;
}

/** As `line`, for a word or a date; anything else from JSON is a word that matches nothing. */
export function wordIn(value: unknown): string | null {
  const content = line(value);
  return content === null || typeof content === "string" ? content : "{…}";
}
/** Normalises a word of a list: `Full time` and `full-time` are the same. */
export const asWord = (text: string) => text.toLowerCase().replace(/[\s_]+/g, "-");

const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]|$)/u;

/** A web address; one without a beginning begins with `https://`. */
export const webAddress = (written: unknown) =>
  typeof written === "string" && bareAddress.test(written) ? `https://${written}` : written;

/** The name in a cell; the board's own exports write companies and skills as `{ id, name }`. */
export const nameIn = (value: unknown) =>
  line(typeof value === "object" && value !== null && "name" in value ? value.name : value);

const names = z
  .array(text(nameMax), { error: "Please enter names, separated by commas" })
  .max(skillsMax, `Please use at most ${skillsMax} names`);

/** The parts of a cell between any of `separators`; a part in quotes may hold them: `"TCP, IP" | React`. */
export function separatedParts(value: string, separators: string): string[] {
  const parts = value.matchAll(new RegExp(`\\s*"((?:[^"]|"")+)"\\s*(?=[${separators}]|$)|[^${separators}]+`, "g"));
  return [...parts].map(([part, quoted]) => quoted?.replaceAll('""', '"') ?? part);
}

/** The distinct names in a cell, separated by `,`, `;`, `|` or line breaks, or in a JSON array. Null if there are none. */
export function namesIn(value: unknown): string[] | null {
  const parts: unknown = typeof value === "string" ? separatedParts(value, ",;|\n") : cell(value);
  const given = Array.isArray(parts) ? parts.map(nameIn).filter((part) => part !== null) : parts;
  if (given === null || (Array.isArray(given) && given.length === 0)) return null;
  const { data, error } = names.safeParse(given);
  if (error) throw new UnusableValue(worded(english.refusals, error.issues[0]?.message ?? ""));
  return [...new Map(data.map((name) => [nameKey(name), name])).values()];
}

/** The first and the last moment, in ISO 8601, of what a cell names: a time, a day, a month or a year. */
type Span = { from: string; to: string };

/** @throws Unusable for what is none of these, and for years outside 1900 to 2100 */
function spanIn(value: unknown): Span | null {
  const content = wordIn(value);
  if (content === null) return null;
  const written = serialIn(content) ?? content;
  const days = daysIn(written);
  const span = days ? { from: `${days.first}T00:00Z`, to: `${days.last}T23:59:59.999Z` } : timeIn(written);
  if (!span) throw new UnusableValue("write 31.5.2023 or 2023-05-31");
  return span;
}

/** A time behind a day; UTC without a zone. */
const clock = /(?<=\d)(?:t|,? )(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:uhr)?(z|[+-]\d{2}:?\d{2})?$/i;

function timeIn(written: string): Span | null {
  const [end = "", clockTime = "", zone = "Z"] = clock.exec(written) ?? [];
  const days = daysIn(written.slice(0, written.length - end.length));
  const time = `${days?.first}T${clockTime.padStart(clockTime.indexOf(":") === 1 ? clockTime.length + 1 : 0, "0")}`;
  const moment = new Date(`${time}${zone.toUpperCase()}`);
  if (days?.first !== days?.last || Number.isNaN(moment.valueOf())) return null;
  // A Date would cut microseconds.
  const iso = zone.toUpperCase() === "Z" ? `${time}Z` : moment.toISOString();
  return { from: iso, to: iso };
}

/** The time in a cell in ISO 8601, or the first moment of its day, month or year. Null if it is blank. */
const momentIn = (value: unknown) => spanIn(value)?.from ?? null;

/** As `momentIn`, but the last moment. */
export const lastMomentIn = (value: unknown) => spanIn(value)?.to ?? null;

const dayLong = 24 * 60 * 60 * 1000;

/**
 * The past time in a cell. One within the next 24 hours may be past in another time zone, and gives null.
 * @throws Unusable for no time, and for one further in the future
 */
export function pastMomentIn(value: unknown): string | null {
  const moment = momentIn(value);
  const ahead = moment === null ? 0 : Date.parse(moment) - Date.now();
  if (ahead > dayLong) throw new UnusableValue("must not be in the future");
  return ahead > 0 ? null : moment;
}

/** The day in a cell as `2024-05-31`, in UTC for a time; of a month or year the first. Null if it is blank. */
export const dayIn = (value: unknown) => momentIn(value)?.slice(0, 10) ?? null;

/** As `dayIn`, but of a month or year the last. */
export const lastDayIn = (value: unknown) => lastMomentIn(value)?.slice(0, 10) ?? null;
