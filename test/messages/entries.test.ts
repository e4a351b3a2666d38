import { expect, test } from "vitest";
import { type EntrySentenceFields, entrySentence } from "../../contract/notifications/notification-sentences.ts";
import { languages } from "../../server/languages/languages.ts";

const mira = { id: 7, firstName: "Mira", lastName: "Okafor", avatar: null, verified: false };
const skill = (id: number) => ({ id, name: `Skill ${id}` });
const plain = { title: "How?", count: 1, People: [mira], fit: null, endsAt: null, parent: "questions" as const };
const fit = { score: 0.8, matched: [1, 2, 3, 4].map(skill), missing: [skill(5)] };

const said: [
  Partial<EntrySentenceFields> & Pick<EntrySentenceFields, "kind" | "event">,
  english: string,
  german: string,
][] = [
  [
    { kind: "mention", event: "comment.posted" },
    "Mira Okafor mentioned you in “How?”",
    "Mira Okafor hat dich bei „How?“ erwähnt",
  ],
  [
    { kind: "reply", event: "answer.posted" },
    "Mira Okafor replied to you in “How?”",
    "Mira Okafor hat dir bei „How?“ geantwortet",
  ],
  [
    { kind: "answer", event: "answer.posted" },
    "Mira Okafor answered your question “How?”",
    "Mira Okafor hat deine Frage „How?“ beantwortet",
  ],
  [
    { kind: "answer", event: "answer.posted", count: 3 },
    "3 new answers to your question “How?”, the last by Mira Okafor",
    "3 neue Antworten auf deine Frage „How?“, zuletzt von Mira Okafor",
  ],
  [
    { kind: "comment", event: "comment.posted", People: [] },
    "Someone commented on “How?”",
    "Jemand hat „How?“ kommentiert",
  ],
  [
    { kind: "comment", event: "comment.posted", count: 2, People: [] },
    "2 new comments on “How?”",
    "2 neue Kommentare zu „How?“",
  ],
  [
    { kind: "accepted", event: "answer.accepted", count: 2 },
    "Mira Okafor accepted your answer to “How?”",
    "Mira Okafor hat deine Antwort auf „How?“ akzeptiert",
  ],
  [
    { kind: "contact", event: "contact.requested" },
    "Mira Okafor would like to write to you",
    "Mira Okafor möchte dir schreiben",
  ],
  [{ kind: "contact", event: "message.sent" }, "Mira Okafor wrote to you", "Mira Okafor hat dir geschrieben"],
  [{ kind: "decision", event: "job.edited" }, "The team edited “How?”", "Das Team hat „How?“ bearbeitet"],
  [{ kind: "decision", event: "decision.made" }, "The team decided on “How?”", "Das Team hat über „How?“ entschieden"],
  [
    { kind: "decision", event: "decision.made", title: null },
    "The team decided on a message of yours",
    "Das Team hat über eine Nachricht von dir entschieden",
  ],
  [{ kind: "decision", event: "member.verified" }, "You are verified", "Du bist bestätigt"],
  [
    { kind: "ending", event: "job.ending", endsAt: "2026-12-03T08:00:00Z" },
    "Your job “How?” ends on 3 December",
    "Dein Job „How?“ endet am 3. Dezember",
  ],
  [{ kind: "question", event: "question.offered" }, "You could answer “How?”", "„How?“: Das könntest du beantworten"],
  [{ kind: "search", event: "job.posted", count: 2 }, "2 new for “How?”", "2 neue Treffer für „How?“"],
  [{ kind: "job", event: "job.posted" }, "“How?” fits you", "„How?“ passt zu dir"],
  [{ kind: "job", event: "job.posted", fit }, "“How?” fits you: 4 of 5", "„How?“ passt zu dir: 4 von 5"],
  [
    { kind: "seat", event: "project.posted", fit },
    "“How?” has a seat for you: 4 of 5",
    "„How?“ hat einen Platz für dich: 4 von 5",
  ],
  [
    { kind: "team", event: "seat.requested", count: 2 },
    "2 ask to join “How?”, the last is Mira Okafor",
    "2 möchten bei „How?“ mitmachen, zuletzt Mira Okafor",
  ],
  [
    { kind: "team", event: "seat.decided", count: 3 },
    "Mira Okafor said yes: you work on “How?” together",
    "Mira Okafor hat zugesagt: Ihr arbeitet zusammen an „How?“",
  ],
  [
    { kind: "team", event: "seat.taken" },
    "The seat that you asked for in “How?” is taken",
    "Der Platz bei „How?“, um den du gebeten hast, ist vergeben",
  ],
  [
    { kind: "team", event: "project.offered" },
    "Mira Okafor asks you to take over “How?”",
    "Mira Okafor bittet dich, „How?“ zu übernehmen",
  ],
  [{ kind: "ending", event: "project.ending" }, "Is “How?” still going?", "Läuft „How?“ noch?"],
  [
    { kind: "watched", event: "comment.posted" },
    "Mira Okafor wrote in “How?”",
    "Mira Okafor hat bei „How?“ geschrieben",
  ],
  [
    { kind: "watched", event: "answer.accepted" },
    "“How?” has an accepted answer",
    "„How?“ hat eine akzeptierte Antwort",
  ],
  [{ kind: "watched", event: "job.filled" }, "“How?” is filled", "„How?“ ist besetzt"],
  [{ kind: "joined", event: "member.verified" }, "Mira Okafor joined How?", "Mira Okafor ist jetzt bei How?"],
];

test.each(said)("an inbox entry is worded in English and German: %o", (entry, english, german) => {
  const words = [languages.en.notificationEntries, languages.de.notificationEntries].map((each) =>
    entrySentence(each, { ...plain, ...entry }),
  );
  expect(words).toEqual([english, german]);
});
