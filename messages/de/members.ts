import { list as listed } from "./formats.ts";

export const list = {
  title: "Mitglieder",
  search: "Mitglieder suchen …",
  pages: "Seiten mit Mitgliedern",
  failed: "Die Mitglieder konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Mitglieder. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Mitglieder zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
const inSentence = {
  active: "aktiv",
  invited: "noch nicht dabei",
  waiting: "wartet auf das Team",
  suspended: "gesperrt",
  user: "einfaches Mitglied",
  moderator: "Moderator:in",
  admin: "Admin",
};
export const nobodyIs = (sought: (keyof typeof inSentence)[]) =>
  sought.length > 0
    ? `Niemand hier ist ${listed(sought.map((one) => inSentence[one]))}. Wähle einen anderen Status oder eine andere Rolle.`
    : "Noch ist niemand hier.";

export const state = "Status";
export const everyState = "Jeder Status";
export const states = { active: "Aktiv", invited: "Noch nicht dabei", suspended: "Gesperrt", waiting: "Wartet" };
export const suspendedUntil = <Part>(day: Part) => ["Gesperrt bis zum ", day];
export const everyRole = "Jede Rolle";
export const roles = { user: "Einfache Mitglieder", moderator: "Moderator:innen", admin: "Admins" };

export const seen = (ago: string) => `zuletzt hier: ${ago}`;
export const email = "E-Mail";
export const onBoardSince = "Auf dem Board seit";
export const suspendedFor = "Grund der Sperre";
export const since = <Part>(day: Part) => ["(seit dem ", day, ")"];

export const profile = "Profil";
export const profileOf = (name: string) => `Profil von ${name}`;
export const inviteAgain = "Noch einmal einladen";
export const inviteAgainThis = (name: string) => `Noch einmal einladen: ${name}`;
export const invited = (name: string) => `Eine Einladung an ${name} ist unterwegs.`;
export const changeRoleOf = (name: string) => `Rolle ändern: ${name}`;

export const suspend = "Sperren";
export const suspendThis = (name: string) => `${name} sperren`;
export const suspending = "Sperrt …";
export const suspended = (name: string) => `${name} ist gesperrt.`;
export const whatSuspensionDoes =
  "Alle Geräte werden sofort abgemeldet, und Anmelden geht nicht mehr. Solange sieht nur das Team Profil, Beiträge und Kommentare.";
export const reason = "Grund";
export const reasonHint = "Die Person liest ihn in einer Mail und wenn sie sich anmelden will.";
export const endsOn = "Endet am";
export const endsOnHint = "Von diesem Tag an geht das Anmelden wieder. Ohne Datum bleibt das Ende offen.";
export const changeSuspension = "Sperre ändern";
export const changeSuspensionOf = (name: string) => `Sperre ändern: ${name}`;
export const lift = "Sperre aufheben";
export const liftOf = (name: string) => `Sperre aufheben: ${name}`;
export const lifted = (name: string) => `${name} kann sich wieder anmelden.`;

export const erase = "Löschen";
export const eraseThis = (name: string) => `${name} löschen`;
export const eraseAccountOf = (name: string) => `Das Konto von ${name} löschen`;
export const eraseForGood = "Endgültig löschen";
export const erasing = "Löscht …";
export const erased = (name: string) => `Das Konto von ${name} ist gelöscht.`;
export const whatErasureDoes =
  "Das Profil verschwindet sofort und endgültig, und alle Geräte werden abgemeldet. Niemand kann es zurückholen.";
export const belongingsFailed = "Was zu diesem Konto gehört, konnte nicht geladen werden.";
export const introduction = "Wer das ist";
export const addressConfirmed = "Adresse bestätigt";
export const addressNotConfirmed = "Adresse nicht bestätigt";
export const letIn = "Hereinlassen";
export const letInThis = (name: string) => `${name} hereinlassen`;
export const isIn = (name: string) => `${name} ist jetzt Mitglied.`;
export const refuse = "Ablehnen";
export const refuseThis = (name: string) => `${name} ablehnen`;
export const refusing = "Wird abgelehnt …";
export const whatRefusalDoes = "Das Konto wird gelöscht. Die Person erfährt es per Mail, mit dem Grund.";
export const refusalReason = "Grund (optional)";
export const refused = (name: string) => `${name} wurde abgelehnt.`;
