import { expect, test } from "vitest";
import { counts, importStage } from "../cli/import-stage.ts";

const stage = importStage();

test("F44 an invalid value is left out with a note, and the board keeps its own", async () => {
  const list = (...cells: string[]) => ({
    "Mitglieder.csv": `Vorname;Nachname;E-Mail;Mitglied seit;Untertitel;Webseite;Jahrgang\nMira;Okafor;mira@left.example;${cells.join(";")}\n`,
  });
  await stage.importing(list("31. Mai 2023", "Weaver", "github.com/mira", "Web 1"));
  const report = await stage.importing(list("kürzlich", "x".repeat(121), "http://mira.example", "y".repeat(101)));
  const place = "Mitglieder.csv row 2 'Mira Okafor'";
  expect(report.refusals).toEqual([]);
  expect(report.counts.members).toEqual(counts(0, 0, 1));
  expect(report.notes.toSorted()).toEqual([
    `${place}: Jahrgang: '${"y".repeat(60)}…' – Please use at most 100 characters; left out`,
    `${place}: Mitglied seit: 'kürzlich' – write 31.5.2023 or 2023-05-31; left out`,
    `${place}: Untertitel: '${"x".repeat(60)}…' – Please use at most 120 characters; left out`,
    `${place}: Webseite: 'http://mira.example' – must start with https://; left out`,
  ]);
  const [mira] = await stage.database`select created_at::date::text as since, headline, links from users`;
  expect(mira).toEqual({ since: "2023-05-31", headline: "Weaver", links: ["https://github.com/mira"] });
});

test("F44 a job with an unknown status is unlisted; one on the board keeps its status", async () => {
  const jobs = (status: string) => ({
    "Stellen.csv": `Titel;Link;Status\nWeber;https://left.example/1;${status}\nFärber;https://left.example/2;vergeben?\n`,
  });
  await stage.importing(jobs("Besetzt"));
  const { notes, counts: done } = await stage.importing(jobs("weg"));
  expect(done.jobs).toEqual(counts(0, 0, 2));
  expect(notes[0]).toMatch(/^Stellen\.csv row 2 'Weber': Status: 'weg' – Please choose open, .* not listed; left out$/);
  const rows = await stage.database`select title, status from posts where kind = 'job' order by title`;
  expect(rows.map(({ title, status }) => [title, status])).toEqual([
    ["Färber", "expired"],
    ["Weber", "filled"],
  ]);
});

test("F44 a start date after the board's end date is left out", async () => {
  const files = (start: string, end: string) => ({
    "Jahrgänge.csv": `Kurs;Beginn;Ende;Größe\nWeb 7;${start};${end};viele\n`,
    "Projekte.csv": `Projekt;Beschreibung;Beginn;Ende\nLoom;Threads;${start};${end}\n`,
  });
  await stage.importing(files("2023", "2023"));
  const { notes, refusals } = await stage.importing(files("1.2.2024", ""));
  expect(refusals).toEqual([]);
  expect(notes).toContain(
    "Projekte.csv row 2 'Loom': Beginn: '1.2.2024' – contradicts the other end on the board; left out",
  );
  expect(notes).toContain(
    "Jahrgänge.csv row 2 'Web 7': Größe: 'viele' – Please enter a number from 1 to 10,000; left out",
  );
  expect([...(await stage.database`select date_from, date_to from projects`)]).toEqual([
    { dateFrom: "2023-01-01", dateTo: "2023-12-31" },
  ]);
});

test("F44 at most twenty notes of a kind are printed, without control characters", async () => {
  const rows = Array.from({ length: 23 }, (_, n) => `A;B;m${n}@many.example;ba\u001b[2J\u202eld`);
  const file = `Vorname;Nachname;E-Mail;Mitglied\u202e seit;Ei\u001bgen\n${rows.join("\n")}\n`;
  const report = await stage.importing({ "leute\u001b.csv": file.replace("Mitglied\u202e seit", "Mitglied seit") });
  const told = report.notes.filter((note) => note.includes("Mitglied seit"));
  expect(told).toHaveLength(21);
  expect(told.at(-1)).toBe("leute .csv: Mitglied seit: and 3 more.");
  expect(report.printed).toContain("Note: leute .csv row 2 'A B': Mitglied seit: 'ba [2J ld' – write 31.5.2023");
  expect(report.printed).not.toMatch(/[^\P{C}\n]/u);
  expect(report.counts.members.added).toBe(23);
});
