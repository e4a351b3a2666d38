import { z } from "zod";
import { text } from "../../../contract/interface/fields.ts";
import { nameKey } from "../../../contract/interface/name-key.ts";
import { nameMax } from "../../../contract/people/people.ts";
import { skillsMax } from "../../../contract/skills/skills.ts";
import { accepted, Refusal } from "../import-records.ts";
import { spoken } from "./import-kinds.ts";

/**
 * A cell as text; numbers and booleans from JSON are converted. Null where it is blank; other values are left to the schema to
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

/** The name in a cell; the board's own exports write companies and skills as `{ id, name }`. */
export const nameIn = (value: unknown) =>
  line(typeof value === "object" && value !== null && "name" in value ? value.name : value);

const names = z
  .array(text(nameMax), { error: "Please enter names, separated by commas" })
  .max(skillsMax, `Please use at most ${skillsMax} names`);

/** The parts of a cell between any of `separators`; a part in quotes may hold them: `"TCP, IP" | React`. */
export function listedIn(value: string, separators: string): string[] {
  const parts = value.matchAll(new RegExp(`\\s*"((?:[^"]|"")+)"\\s*(?=[${separators}]|$)|[^${separators}]+`, "g"));
  return [...parts].map(([part, quoted]) => quoted?.replaceAll('""', '"') ?? part);
}

/** The distinct names in a cell, separated by `,`, `;`, `|` or line breaks, or in a JSON array. Null where there are none. */
export function namesIn(field: string, value: unknown): string[] | null {
  const parts: unknown = typeof value === "string" ? listedIn(value, ",;|\n") : cell(value);
  const given = Array.isArray(parts) ? parts.map(nameIn).filter((part) => part !== null) : parts;
  if (given === null || (Array.isArray(given) && given.length === 0)) return null;
  const list = accepted(z.record(z.string(), names), { [field]: given })[field] ?? [];
  return [...new Map(list.map((name) => [nameKey(name), name])).values()];
}

/** `31.5.2024` as `2024-05-31`; anything else unchanged. */
function isoDay(value: unknown): unknown {
  const parts = typeof value === "string" ? /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value) : null;
  return parts ? `${parts[3]}-${parts[2]?.padStart(2, "0")}-${parts[1]?.padStart(2, "0")}` : value;
}

/**
 * The time in a cell in ISO 8601, from a day (`2024-05-31`, `31.5.2024`) or a time; UTC without a zone. Null where it is blank.
 * @throws Refusal for anything else, and for years outside 1900 to 2100
 */
export function momentIn(field: string, value: unknown): string | null {
  const content = isoDay(line(value));
  if (content === null) return null;
  const [, day, time = "00:00", zone = "Z"] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(String(content)) ?? [];
  const moment = new Date(`${day}T${time}${zone}`);
  const year = moment.getUTCFullYear();
  if (!z.iso.date().safeParse(day).success || !(year >= 1900 && year <= 2100)) {
    throw new Refusal(`${spoken(field)} must be a day like 2024-05-31`);
  }
  // A Date would cut microseconds.
  return zone === "Z" ? `${day}T${time}Z` : moment.toISOString();
}

/** As `momentIn`; a day alone is that day's end. */
export function endIn(field: string, value: unknown): string | null {
  const moment = momentIn(field, value);
  return moment && /\d[T ]\d/.test(String(value)) ? moment : (moment?.replace("T00:00Z", "T23:59:59.999Z") ?? null);
}

const dayLong = 24 * 60 * 60 * 1000;

/**
 * The past time in a cell. One within the next 24 hours may be past in another time zone, and gives null.
 * @throws Refusal for no time, and for one further in the future
 */
export function pastMomentIn(field: string, value: unknown): string | null {
  const moment = momentIn(field, value);
  const ahead = moment === null ? 0 : Date.parse(moment) - Date.now();
  if (ahead > dayLong) throw new Refusal(`${spoken(field)} must not be in the future`);
  return ahead > 0 ? null : moment;
}

/** The day in a cell as `2024-05-31`, in UTC for a time. Null where it is blank. */
export const dayIn = (field: string, value: unknown) => momentIn(field, value)?.slice(0, 10) ?? null;
