import { expect, test } from "vitest";
import { type Words, wordsIn } from "../support/words.ts";

const [english, german] = await Promise.all([wordsIn("en"), wordsIn("de")]);

type Say = (words: Words, count: number) => string;
const expected: [say: Say, inEnglish: string[], inGerman: string[]][] = [
  [
    ({ skills }, count) => skills.namedBy(count),
    ["0 people name it", "1 person names it", "1,204 people name it"],
    ["Von 0 Personen genannt", "Von 1 Person genannt", "Von 1.204 Personen genannt"],
  ],
  [
    ({ forms }, count) => forms.showResults(count),
    ["Show 0 results", "Show 1 result", "Show 1,204 results"],
    ["0 Ergebnisse zeigen", "1 Ergebnis zeigen", "1.204 Ergebnisse zeigen"],
  ],
  [
    ({ auditTrail }, count) => auditTrail.exported(count, "companies"),
    ["0 companies", "1 company", "1,204 companies"],
    ["0 Firmen", "1 Firma", "1.204 Firmen"],
  ],
  [
    ({ auditTrail }, count) => auditTrail.exported(count, "figures"),
    ["0 months of figures", "1 month of figures", "1,204 months of figures"],
    ["0 Monate an Zahlen", "1 Monat an Zahlen", "1.204 Monate an Zahlen"],
  ],
  [
    ({ welcome }, count) => welcome.classmatesWait(count, "Web 1"),
    [
      "0 people say they were in Web 1. Do you know them?",
      "1 person says they were in Web 1. Do you know them?",
      "1,204 people say they were in Web 1. Do you know them?",
    ],
    [
      "0 Personen sagen, sie waren in Web 1. Kennst du sie?",
      "1 Person sagt, sie war in Web 1. Kennst du sie?",
      "1.204 Personen sagen, sie waren in Web 1. Kennst du sie?",
    ],
  ],
  [
    ({ settings }, count) => settings.downloaded(count),
    ["Saved: one JSON file.", "Saved: one JSON file and 1 picture.", "Saved: one JSON file and 1,204 pictures."],
    [
      "Gespeichert: eine JSON-Datei.",
      "Gespeichert: eine JSON-Datei und 1 Bild.",
      "Gespeichert: eine JSON-Datei und 1.204 Bilder.",
    ],
  ],
  [
    ({ skills }, count) => skills.suggestedBy(["Ada"], count).join(""),
    ["suggested by Ada", "suggested by Ada and 1 more", "suggested by Ada and 1,204 more"],
    [
      "vorgeschlagen von Ada",
      "vorgeschlagen von Ada und einer weiteren Person",
      "vorgeschlagen von Ada und 1.204 weiteren Personen",
    ],
  ],
  [
    ({ settings }, count) => settings.posts({ jobs: count, projects: 0, questions: 1, comments: 12 }),
    ["1 question and 12 comments", "1 job, 1 question and 12 comments", "1,204 jobs, 1 question and 12 comments"],
    ["1 Frage und 12 Kommentare", "1 Job, 1 Frage und 12 Kommentare", "1.204 Jobs, 1 Frage und 12 Kommentare"],
  ],
  [
    ({ matches }, count) => matches.theirs.had({ had: 0, of: 4, required: { had: 0, of: count } }),
    [
      "Has 0 of 4",
      "Has 0 of 4, without the one that is required",
      "Has 0 of 4, with none of the 1,204 that are required",
    ],
    ["Hat 0 von 4", "Hat 0 von 4, ohne die Muss-Kenntnis", "Hat 0 von 4, darunter keine der 1.204 Muss-Kenntnisse"],
  ],
  [
    ({ assistantAnswers }, count) => assistantAnswers.nothingFound(count, ["X"]).split(" X.")[0] as string,
    [
      "The posting does not mention",
      "Neither the posting nor one comment mentions",
      "Neither the posting nor 1,204 comments mention",
    ],
    [
      "In der Anzeige steht nichts zu",
      "Weder in der Anzeige noch in einem Kommentar steht etwas zu",
      "Weder in der Anzeige noch in 1.204 Kommentaren steht etwas zu",
    ],
  ],
];

test.each(expected)("L20 messages with a count are worded for none, one and many, %#", (say, ...said) => {
  expect([english, german].map((words) => [0, 1, 1204].map((count) => say(words, count)))).toEqual(said);
});

test("L20 messages without a zero form are worded for one and many", () => {
  const oneOrTwo = (say: Say) => [english, german].map((words) => [1, 2].map((count) => say(words, count)));
  expect(oneOrTwo(({ companies }, count) => companies.openJobs(count))).toEqual([
    ["1 open job", "2 open jobs"],
    ["1 offener Job", "2 offene Jobs"],
  ]);
  expect(oneOrTwo(({ refusals }, count) => refusals.tooManyPosts(count).split(".")[0] as string)).toEqual([
    ["You can post once a day", "You can post 2 times a day"],
    ["Du kannst einmal am Tag posten", "Du kannst 2-mal am Tag posten"],
  ]);
});
