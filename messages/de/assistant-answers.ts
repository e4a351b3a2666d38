import { choice, list, number } from "./formats.ts";

export const title = "Titel";
export const location = "Ort";
export const description = "Beschreibung";
export const commentBy = (name: string) => `Kommentar von ${name}`;
export const companyCommentBy = (company: string, name: string) => `Kommentar zu ${company} von ${name}`;

const inComments = (comments: number) => (comments === 1 ? "in einem Kommentar" : `in ${number(comments)} Kommentaren`);

export const nothingToRead = "Es ist kein Job genannt, also gibt es hier nichts, worin eine Antwort stehen könnte.";
export const nothingFound = (comments: number, topics: string[]) => {
  const readers =
    comments === 0 ? "In der Anzeige steht nichts" : `Weder in der Anzeige noch ${inComments(comments)} steht etwas`;
  return `${readers} zu ${choice(topics)}. Du kannst in einem Kommentar danach fragen.`;
};
export const wordForWord = (comments: number) =>
  comments === 0
    ? "Was in der Anzeige steht, Wort für Wort:"
    : `Was in der Anzeige und ${inComments(comments)} steht, Wort für Wort:`;

const how = { something: "", no: ", ausgeschlossen", asks: ", eine Frage" };
export const finding = (topic: string, says: keyof typeof how, quote: string, source: number) =>
  `${topic}${how[says]}: „${quote}“ [${source}]`;
export const notMentioned = (topics: string[]) => `Nicht erwähnt: ${list(topics)}.`;
