import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

/** All times in the demo are days before its first start, so that it always looks alive. */
export type DemoPerson = {
  handle: string;
  firstName: string;
  lastName: string;
  company: string | null;
  skills: string[];
  /** Arguments of `drawFace`: `twists skin5 goatee1`. */
  face: string[];
  days: number;
};

export type DemoComment = {
  by: string;
  text: string;
  isReply: boolean;
  isAccepted: boolean;
  isDeleted: boolean;
  votes: number;
  /** The former text of an edited comment. */
  was: string | null;
};

/** A company, job, project or question. */
export type DemoRecord = {
  title: string;
  by: string;
  days: number;
  description: string;
  comments: DemoComment[];
  /** The other `key: value` lines: company, place, skills, logo, from, to. */
  more: Record<string, string>;
};

export const emailOf = (handle: string) => `${handle}@example.org`;
export const demoFolder = join(import.meta.dirname, "../../database/demo");
const read = (file: string) => readFileSync(join(demoFolder, file), "utf8");

export function demoPeople(): DemoPerson[] {
  const rows = parse(read("people.csv"), { delimiter: ";", columns: true }) as Record<string, string>[];
  return rows.map((row) => ({
    handle: row.handle ?? "",
    firstName: row["first name"] ?? "",
    lastName: row["last name"] ?? "",
    company: row.company || null,
    skills: listIn(row.skills),
    face: (row.face ?? "").split(" "),
    days: Number(row.days),
  }));
}

/**
 * Parses records: `# title`, lines of `key: value`, a blank line, Markdown, and comments as `> who: text`, replies as `> > who:
 * text`. In brackets behind who: `accepted`, `3 votes`, `deleted`; `> was: text` is the former text of the comment above.
 */
export function demoRecords(...files: string[]): DemoRecord[] {
  return files.flatMap((file) => read(file).split(/^# /m).slice(1).map(recordIn));
}

function recordIn(text: string): DemoRecord {
  const [head = "", ...body] = text.trim().split("\n\n");
  const [title = "", ...lines] = head.split("\n");
  const entries = lines.map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) as [string, string]);
  const { by = "", days, ...more } = Object.fromEntries(entries);
  const quoted = body.filter((paragraph) => paragraph.startsWith("> "));
  const written = body.filter((paragraph) => !paragraph.startsWith("> "));
  const comments = quoted.flatMap((paragraph) => paragraph.split(/\n(?!> was: )/)).map(commentIn);
  return { title, by, days: Number(days), description: written.join("\n\n"), comments, more };
}

function commentIn(lines: string): DemoComment {
  const [line = "", former] = lines.split("\n> was: ");
  const [, reply, by = "", noted = "", text = ""] = /^> (> )?(\w+)(?: \(([^)]*)\))?: (.+)$/.exec(line) ?? [];
  return {
    by,
    text,
    isReply: reply !== undefined,
    was: former ?? null,
    isAccepted: noted.includes("accepted"),
    isDeleted: noted.includes("deleted"),
    votes: Number(/(\d+) votes?/.exec(noted)?.[1] ?? 0),
  };
}

export const listIn = (names = "") =>
  names
    .split("|")
    .map((name) => name.trim())
    .filter(Boolean);

export const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The columns of a row created so many days ago and not changed since. */
export function momentsOf(days: number) {
  const moment = new Date(Date.now() - days * dayInMilliseconds).toISOString();
  return { created_at: moment, updated_at: moment };
}
