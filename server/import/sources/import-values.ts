import { z } from "zod";
import { text } from "../../../contract/interface/fields.ts";
import { nameMax } from "../../../contract/people/people.ts";
import { skillsMax } from "../../../contract/skills/skills.ts";
import { accepted, Refusal } from "../import-records.ts";
import { spoken } from "./import-kinds.ts";

/** A cell as text: numbers and yes/no from JSON too. Null where it is blank; what can't be text is left to the schema. */
export function cell(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && value.trim() === "" ? null : value;
}

/** A cell whose text is one line: blanks and breaks in it are one blank each. */
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

/** The names in a cell, separated by `,`, `;`, `|` or line breaks, or in a JSON array; each once. Null where there are none. */
export function namesIn(field: string, value: unknown): string[] | null {
  const parts: unknown = typeof value === "string" ? value.split(/[,;|\n]/) : cell(value);
  const given = Array.isArray(parts) ? parts.map(nameIn).filter((part) => part !== null) : parts;
  if (given === null || (Array.isArray(given) && given.length === 0)) return null;
  const list = accepted(z.record(z.string(), names), { [field]: given })[field] ?? [];
  return [...new Map(list.map((name) => [name.toLowerCase(), name])).values()];
}

/** `31.5.2024` as `2024-05-31`; anything else as it is. */
function isoDay(value: unknown): unknown {
  const parts = typeof value === "string" ? /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value) : null;
  return parts ? `${parts[3]}-${parts[2]?.padStart(2, "0")}-${parts[1]?.padStart(2, "0")}` : value;
}

/**
 * The moment in a cell in ISO 8601, from a day (`2024-05-31`, `31.5.2024`) or a moment; without a zone it is UTC. Null
 * where it is blank.
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
  // Microseconds stay what they are.
  return zone === "Z" ? `${day}T${time}Z` : moment.toISOString();
}

const dayLong = 24 * 60 * 60 * 1000;

/**
 * The moment in a cell at which something happened. One of the coming day, which has begun elsewhere, says nothing: null.
 * @throws Refusal for what isn't a moment, and for one that is yet to come
 */
export function pastMomentIn(field: string, value: unknown): string | null {
  const moment = momentIn(field, value);
  const ahead = moment === null ? 0 : Date.parse(moment) - Date.now();
  if (ahead > dayLong) throw new Refusal(`${spoken(field)} must not be in the future`);
  return ahead > 0 ? null : moment;
}

/** The day in a cell as `2024-05-31`; the day of a moment in UTC. Null where it is blank. */
export const dayIn = (field: string, value: unknown) => momentIn(field, value)?.slice(0, 10) ?? null;
