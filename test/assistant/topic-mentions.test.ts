import { describe, expect, test } from "vitest";
import { sentencesOf } from "../../server/assistant/sentences.ts";
import { mentionsIn } from "../../server/assistant/topic-mentions.ts";

const spoken = (text: string) =>
  sentencesOf(text)
    .flatMap(mentionsIn)
    .map(({ topic, says }) => (says === "something" ? topic : `${topic}: ${says}`));

describe("topics that a sentence mentions", () => {
  test.each([
    ["We work 38 hours a week with core hours from 10 am to 3 pm.", ["working hours"]],
    ["A four-day workweek since 2022.", ["working hours"]],
    ["40h/week", ["working hours"]],
    ["38,5-Stunden-Woche in Wien", ["working hours"]],
    ["Kernarbeitszeit ist 10 bis 15 Uhr.", ["working hours"]],
    ["Some crunch time before a release.", ["overtime"]],
    ["Überstunden werden ausgeglichen.", ["overtime"]],
    ["Engineers are on call every sixth week.", ["on-call duty"]],
    ["Rufbereitschaft alle acht Wochen", ["on-call duty"]],
    ["The work is hybrid.", ["remote or hybrid work"]],
    ["Wir sind ein verteiltes Team mit Homeoffice.", ["remote or hybrid work"]],
    ["Bis zu 3 Tage pro Woche mobiles Arbeiten, z.B. von zu Hause.", ["remote or hybrid work"]],
    ["Three days a week in our office.", ["remote or hybrid work"]],
    ["Set your own hours.", ["flexibility"]],
    ["Flexible Arbeitszeiten", ["flexibility"]],
    ["Gleitzeit ohne Stempeluhr", ["flexibility"]],
    ["Part-timers are welcome.", ["part-time"]],
    ["Four days a week is possible from the first day.", ["part-time"]],
    ["Vier Tage die Woche sind auch möglich.", ["part-time"]],
    ["Auch in Teilzeit möglich (80–100 %)", ["part-time"]],
    ["30 days of paid vacation and a sabbatical after five years.", ["holidays"]],
    ["30 Tage Urlaub", ["holidays"]],
    ["16 weeks of parental leave.", ["parental leave"]],
    ["Elternzeit ist bei uns normal.", ["parental leave"]],
    ["You travel to our clients about once a month.", ["travel"]],
    ["Reisebereitschaft (ca. 20 %) wird erwartet.", ["travel"]],
    ["Flexible hours, remote work and 6 weeks of vacation.", ["remote or hybrid work", "flexibility", "holidays"]],
  ])("%s", (text, topics) => expect(spoken(text)).toEqual(topics));
});

describe("sentences that only sound like a topic", () => {
  test.each([
    "We build remote controls for hybrid cars.",
    "Our distributed systems run in a hybrid cloud.",
    "A travel platform for holiday rentals.",
    "We answer requests within 48 business hours.",
    "Employees live within a 3-hour radius of our hubs.",
    "Whether it's crunching numbers or shifting paradigms.",
    "An on-demand service with a flexible platform.",
    "Our product gives customers the flexibility they want.",
    "See https://example.org/remote-jobs or write to remote@example.org.",
    "Time-traveling with teams since 2010.",
    "Our full- and part-time alumni recommend the part-time courses.",
    "Work-life balance matters to us.",
    "Wir entwickeln Software für Kliniken.",
  ])("%s", (text) => expect(spoken(text)).toEqual([]));
});

describe("topics that a sentence rules out", () => {
  test.each([
    ["There is no on-call.", ["on-call duty: no"]],
    ["We don't do overtime or on-call.", ["overtime: no", "on-call duty: no"]],
    ["You will never have to work overtime.", ["overtime: no"]],
    ["Overtime is not expected.", ["overtime: no"]],
    ["There is no such thing as overtime here.", ["overtime: no"]],
    ["No overtime and the flexibility to work from home.", ["overtime: no", "remote or hybrid work", "flexibility"]],
    ["Travel: none", ["travel: no"]],
    ["Travel is not required.", ["travel: no"]],
    ["This role is not remote.", ["remote or hybrid work: no"]],
    ["Keine Überstunden, keine Rufbereitschaft.", ["overtime: no", "on-call duty: no"]],
    ["Überstunden gibt es bei uns nicht.", ["overtime: no"]],
    ["Homeoffice ist leider nicht möglich.", ["remote or hybrid work: no"]],
    ["Es gibt keinerlei Reisetätigkeit.", ["travel: no"]],
  ])("%s", (text, topics) => expect(spoken(text)).toEqual(topics));
});

describe("a negation that doesn't rule out the topic", () => {
  test.each([
    ["No unpaid overtime.", ["overtime"]],
    ["Overtime is not paid.", ["overtime"]],
    ["Überstunden werden nicht bezahlt.", ["overtime"]],
    ["Nobody is on call at night.", ["on-call duty"]],
    ["No on-call during the week (weekend cover is rotated)", ["on-call duty"]],
    ["Not only remote, but hybrid too.", ["remote or hybrid work"]],
    ["No problem with remote work.", ["remote or hybrid work"]],
    ["No travel restrictions, some travel is required.", ["travel"]],
    ["Keine Homeoffice-Pflicht.", ["remote or hybrid work"]],
    ["No mandatory hours.", ["flexibility"]],
    ["No core hours.", ["working hours"]],
  ])("%s", (text, topics) => expect(spoken(text)).toEqual(topics));
});

test("questions are distinguished from statements", () => {
  expect(spoken("Is there any on-call? Remote is fine.")).toEqual(["on-call duty: asks", "remote or hybrid work"]);
  expect(spoken("Gibt es Homeoffice?")).toEqual(["remote or hybrid work: asks"]);
});

test("a long sentence is shortened around the matching words", () => {
  const long = `${"We like many things and say so. ".replaceAll(".", ",").repeat(20)}30 days of vacation${" and more".repeat(60)}.`;
  const [{ quote } = { quote: "" }] = mentionsIn(long);
  expect(quote).toContain("30 days of vacation");
  expect(quote).toMatch(/^… .+ …$/);
  expect(quote.length).toBeLessThan(320);
});
