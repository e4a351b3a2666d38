import { list, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

export const title = "Konto löschen";
export const about = "Du verlässt das Board.";
export const whatGoes =
  "Dein Profil verschwindet sofort und endgültig. Ob deine Beiträge und Kommentare mitgehen, entscheidest du; bevor etwas geschieht, siehst du, worum es geht. Wenn du eine Kopie behalten willst, lade vorher deine Daten herunter.";

export const dialog = "Dein Konto löschen";
export const belongingsFailed = "Was zu deinem Konto gehört, konnte nicht geladen werden.";
export const forGood =
  "Dein Profil verschwindet sofort und endgültig, und du wirst überall abgemeldet. Niemand kann es zurückholen.";
export const password = "Dein Passwort";
export const confirm = "Mein Konto endgültig löschen";
export const deleting = "Löscht …";
export const deleted = "Dein Konto ist gelöscht.";

const counted = {
  ...postKinds.counted,
  comments: (count: number) => (count === 1 ? "1 Kommentar" : `${number(count)} Kommentare`),
};
type Posts = Record<keyof typeof counted, number>;

/** 2 Jobs, 1 Frage und 12 Kommentare; what there is none of is left out. */
export const posts = (counts: Posts) =>
  list(
    (Object.keys(counted) as (keyof Posts)[])
      .filter((kind) => counts[kind] > 0)
      .map((kind) => counted[kind](counts[kind])),
  );

export const yours = {
  standsOn: <Part>(posts: Part) => ["Das steht hier unter deinem Namen: ", posts, ". Was soll damit geschehen?"],
  nothing: "Du hast nichts gepostet, also bleibt nichts von dir zurück.",
  withoutName: "Ohne deinen Namen: Es erscheint als Beitrag von einem Ex-Mitglied.",
  companies: (count: number) =>
    count === 1
      ? "1 Firma, die du hinzugefügt hast, bleibt ohne deinen Namen stehen."
      : `${number(count)} Firmen, die du hinzugefügt hast, bleiben ohne deinen Namen stehen.`,
};
export const theirs = {
  standsOn: <Part>(posts: Part) => [
    "Das steht hier unter dem Namen dieser Person: ",
    posts,
    ". Was soll damit geschehen?",
  ],
  nothing: "Diese Person hat nichts gepostet, also bleibt nichts von ihr zurück.",
  withoutName: "Ohne ihren Namen: Es erscheint als Beitrag von einem Ex-Mitglied.",
  companies: (count: number) =>
    count === 1
      ? "1 Firma, die diese Person hinzugefügt hat, bleibt ohne ihren Namen stehen."
      : `${number(count)} Firmen, die diese Person hinzugefügt hat, bleiben ohne ihren Namen stehen.`,
};
export const savedJobs = (count: number) =>
  count === 1
    ? "Der Job, den du dir gemerkt hast, wird gelöscht, mit deiner Notiz."
    : `Die ${number(count)} Jobs, die du dir gemerkt hast, werden gelöscht, mit deinen Notizen.`;
export const votes = (count: number) =>
  count === 1 ? "Deine Stimme wird zurückgenommen." : `Deine ${number(count)} Stimmen werden zurückgenommen.`;
export const keep = "Stehen lassen";
export const erase = "Löschen";
export const whatErasingDoes = "Es ist dann für alle weg, mit dem, was andere darunter geschrieben haben.";
export const savedSearches = (count: number) =>
  count === 1 ? "Dein Suchauftrag wird gelöscht." : `Deine ${number(count)} Suchaufträge werden gelöscht.`;
export const conversations = (count: number) =>
  count === 1
    ? "Deine Unterhaltung wird geschlossen: Die andere Person behält, was du geschrieben hast, außer bei einer Anfrage ohne Antwort."
    : `Deine ${number(count)} Unterhaltungen werden geschlossen: Die anderen behalten, was du geschrieben hast, außer bei Anfragen ohne Antwort.`;
export const bin = "Was du in den letzten 30 Tagen gelöscht hast, lässt sich nicht mehr zurückholen.";
