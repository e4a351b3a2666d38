import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as days from "../../messages/de/formats.ts";
import { messagesOf } from "../support/message-words.ts";

const modules = readdirSync(join(import.meta.dirname, "../../messages/de"));

/** Words that are the same in German. */
const shared = [
  "Job",
  "Jobs",
  "Q&A",
  "Name",
  "Code",
  "Passkeys",
  "Logo",
  "Link",
  "Links",
  "Details",
  "Website",
  "Admin",
  "Admins",
  "Hybrid",
  "Remote",
  "Junior",
  "Mentoring",
  "in {}",
  "{}\\u00a0- {}",
  "Senior",
  "Optional.",
  "Board",
  "Mail",
  "Push",
  "Token",
  "Feed",
  "Atom",
  "JSON Feed",
  "Webhooks",
  "Test",
  "Pause",
  "Team",
  "Team: {}",
  "Repository",
  "© {} {} Alumni",
];

describe.each(modules)("German messages in %s", (module) => {
  test("differ from the English ones", async () => {
    const english = new Map(await messagesOf("en", module));
    const isSame = ([name, words]: [string, string]) => words === english.get(name) && /\p{L}/u.test(words);
    const same = (await messagesOf("de", module)).filter(isSame);
    expect(same.filter(([, words]) => !shared.includes(words))).toEqual([]);
  });

  test("L23 use German quotation marks and ellipses", async () => {
    for (const [name, words] of await messagesOf("de", module)) {
      expect(words, name).not.toMatch(/\.\.\.|\S…|[”"]/);
      expect(words.replace(/„[^„“]*“/g, ""), name).not.toMatch(/[„“]/);
    }
  });
});

/** No Sie, a colon instead of a star, and one word for each thing. */
const notOurs = [
  /[\p{Ll},;] (Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/u,
  /\p{Ll}([*_/]-?innen|Innen|[*_/]in)\b/u,
  /\b(Benutzer|Nutzer|Absolvent|Bewerber|Moderator)(en|innen|in|s)?\b(?!:)/u,
  /\b(Account|Kennwort|Unternehmen|Fähigkeiten|Skills?|Mitteilung|Lesezeichen|Einloggen|Ausloggen|Login)/u,
];

test("L23 German messages say du, use the gender colon, and one word for each thing", async () => {
  const said = await Promise.all(modules.map((module) => messagesOf("de", module)));
  const wrong = said.flat().filter(([, words]) => notOurs.some((pattern) => pattern.test(words)));
  expect(wrong).toEqual([]);
});

test("L20 numbers, money, dates, times and lists have German formats", () => {
  expect(days.number(1204)).toBe("1.204");
  expect(days.ratio(1.5)).toBe("1,50");
  expect(days.calendarDay(new Date("2026-12-03"))).toBe("3. Dezember 2026");
  expect(days.dayOfThisYear(new Date(2026, 11, 3))).toBe("3. Dezember");
  expect(days.dayAndTime(new Date(2026, 11, 3, 14, 5))).toBe("3. Dezember 2026 um 14:05");
  expect([days.ago(3, "hour"), days.ago(1, "hour"), days.ago(1, "day"), days.ago(1, "month")]).toEqual([
    "vor 3 Stunden",
    "vor 1 Stunde",
    "gestern",
    "vor 1 Monat",
  ]);
  expect(days.list(["2 Jobs", "1 Frage", "12 Kommentare"])).toBe("2 Jobs, 1 Frage und 12 Kommentare");
});
