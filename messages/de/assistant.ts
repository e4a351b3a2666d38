import { list, number } from "./formats.ts";

export const workLifeQuestion = (jobTitle: string) => `Wie steht es bei ${jobTitle} um die Work-Life-Balance?`;
export const ask = "KI nach der Work-Life-Balance fragen";
export const askPosting = "Was sagt die Anzeige zur Work-Life-Balance?";
export const askInComment = "In einem Kommentar fragen";
export const close = "Schließen";

// Each can also follow "zu" unchanged.
export const topics = {
  "working hours": "Arbeitszeiten",
  overtime: "Überstunden",
  "on-call duty": "Rufbereitschaft",
  "remote or hybrid work": "Remote- oder Hybridarbeit",
  flexibility: "Flexibilität",
  "part-time": "Teilzeit",
  holidays: "Urlaub",
  "parental leave": "Elternzeit",
  travel: "Dienstreisen",
};
export const suggestedQuestion = (asked: string[]) => `Kannst du etwas zu ${list(asked)} sagen?`;

export const sources = "Quellen";
export const source = (number: number, label: string) => `Quelle ${number}: ${label}`;

export const notMentioned = <Part>(emphasis: (words: string) => Part, topics: string[]) => [
  emphasis("Nicht erwähnt:"),
  ` ${topics.join(", ")}.`,
];
export const quoted = {
  something: <Part>(quote: Part, _mark: (words: string) => Part) => ["„", quote, "“"],
  no: <Part>(quote: Part, mark: (words: string) => Part) => [mark("Ausgeschlossen: "), "„", quote, "“"],
  asks: <Part>(quote: Part, mark: (words: string) => Part) => [mark("Eine Frage: "), "„", quote, "“"],
};

type Read = { posting: boolean; comments: number; companyComments: number };
const comments = (count: number) => (count === 1 ? "1 Kommentar" : `${number(count)} Kommentaren`);
const whatWasRead = (read: Read) =>
  list([
    ...(read.posting ? ["der Anzeige"] : []),
    ...(read.comments > 0 ? [`${comments(read.comments)} dazu`] : []),
    ...(read.companyComments > 0 ? [`${comments(read.companyComments)} zur Firma`] : []),
  ]);

export const nothingSent = (read?: Read) =>
  read
    ? `Aus ${whatWasRead(read)}, ohne KI. Nichts verlässt das Board.`
    : "Gelesen wird hier auf dem Board, ohne KI. Nichts verlässt das Board.";
export const sentTo = (host: string, read?: Read) =>
  read
    ? `Aus ${whatWasRead(read)}. Die Frage, die Anzeige und die Kommentare gehen an ${host}, ohne die Namen von Mitgliedern.`
    : `Die Frage, die Anzeige und die Kommentare gehen an ${host}, ohne die Namen von Mitgliedern.`;
