import { number } from "./formats.ts";

export const comments = {
  title: "Kommentare",
  none: "Noch keine Kommentare.",
  write: "Kommentar schreiben",
  failed: "Die Kommentare konnten nicht geladen werden.",
  wasDeleted: "Dieser Kommentar wurde gelöscht.",
};
export const sortBy = "Sortieren nach";
export const sorts = { best: "Beste zuerst", threads: "Älteste zuerst" };
export const showMore = "Mehr anzeigen";
export const onItsWay = "wird gesendet …";
export const isGone = "Diesen Kommentar gibt es nicht mehr.";

export const helpful = "Hilfreich";
export const accepted = "Akzeptierte Antwort";
export const accept = "Antwort akzeptieren";
export const takeBack = "Zurücknehmen";

export const reply = "Antworten";
export const writeReply = "Antwort auf diesen Beitrag schreiben";
export const repliesTo = (person: string) => `Antwort an ${person}`;
export const repliesToDeleted = "Antwort auf einen gelöschten Kommentar";

export const byBlocked = (name: string) => `Von ${name}. Du hast ${name} blockiert.`;
export const showFolded = "Anzeigen";

export const edit = "Bearbeiten";
export const editThis = (beginning: string) => `Deinen Kommentar bearbeiten: ${beginning}`;
export const removeThis = (beginning: string) => `Kommentar löschen: ${beginning}`;
export const quoted = (beginning: string) => `„${beginning}“`;

export const yourComment = "Dein Kommentar";

export const added = "Kommentar hinzugefügt";
export const updated = "Kommentar gespeichert";
export const failed = "Ups, da ist etwas schiefgegangen";
export const notSentYet = "Noch nicht gesendet: Du bist offline. Dein Text bleibt hier stehen.";
export const sendNow = "Noch nicht gesendet. Du bist wieder online und kannst den Text jetzt senden.";
export const deletion = {
  title: "Kommentar löschen",
  question: "Möchtest du diesen Kommentar wirklich löschen?",
};
export const deleted = "Kommentar gelöscht";

export const edited = "bearbeitet";
export const versionsTitle = "Was sich geändert hat";
export const versionsFailed = "Was sich geändert hat, konnte nicht geladen werden.";
export const versionsShowMore = "Mehr anzeigen";
export const versionsClose = "Schließen";
export const byOnDay = <Part>(person: Part, day: Part) => [person, ", ", day];
export const wasRemoved = "Diese Fassung wurde entfernt.";
export const inserted = <Part>(words: Part, spoken: (words: string) => Part) => [
  spoken(" hinzugefügt: "),
  words,
  spoken(" Ende des Hinzugefügten. "),
];
export const versionsDeleted = <Part>(words: Part, spoken: (words: string) => Part) => [
  spoken(" gestrichen: "),
  words,
  spoken(" Ende des Gestrichenen. "),
];
export const versionParts = { title: "Titel", skills: "Kenntnisse", description: "Beschreibung" };

export const removeVersion = "Diese Fassung entfernen";
export const removal = {
  title: "Diese Fassung entfernen?",
  what: "Ihr Text wird endgültig gelöscht. Wer sie geschrieben hat und wann, bleibt zu sehen.",
  confirm: "Entfernen",
};
export const removed = "Fassung entfernt";
export const removalFailed = "Ups, da ist etwas schiefgegangen";

export const votes = (count: number) => (count === 1 ? "1 Stimme" : `${number(count)} Stimmen`);
export const votesFailed = "Ups, da ist etwas schiefgegangen";

export const writeTo = <Part>(name: Part) => [name, " schreiben"];
export const yourMessage = "Deine Nachricht";
export const left = (characters: number) =>
  characters === 1 ? "Noch 1 Zeichen" : `Noch ${number(characters)} Zeichen`;
export const whatTheySee = (name: string) =>
  `${name} sieht deinen Namen und diese Nachricht, nicht deine E-Mail-Adresse. Bis ${name} zustimmt, kannst du nur diese eine schicken.`;
export const messageSent = "Deine Nachricht ist verschickt";
export const youWrote = (name: string) => `Du hast ${name} geschrieben. Noch keine Antwort.`;
export const answer = (name: string) => `${name} antworten`;
export const openConversation = "Zur Unterhaltung";
