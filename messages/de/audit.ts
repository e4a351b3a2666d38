import * as postKinds from "./post-kinds.ts";

export const list = {
  title: "Protokoll",
  pages: "Seiten mit Einträgen",
  failed: "Die Einträge konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Einträge. Geh zurück zur vorigen.",
};
export const forAdmins = "Das Protokoll ist für Admins.";
export const whatItHolds =
  "Was Moderator:innen, Admins und die Kommandozeile an Einträgen anderer getan haben. Das Protokoll wird nur ergänzt, nie geändert.";
export const none = "Hier ist nichts. Was das Team an Beiträgen, Profilen und Kenntnissen anderer tut, erscheint hier.";
export const onlyBy = <Part>(name: Part) => ["Nur was ", name, " getan hat."];
export const showEverything = "Alles anzeigen";

export const about = "Worum es geht";
export const aboutEverything = "Alles";
export const subjects = {
  user: "Mitglieder",
  ...postKinds.subjects,
  company: "Firmen",
  comment: "Kommentare",
  message: "Nachrichten",
  skill: "Kenntnisse",
  cohort: "Jahrgänge",
  address: "Einladungen",
  files: "Importe und Exporte",
  board: "Sicherungen",
};

export const commandLine = "Die Kommandozeile";
export const quoted = (text: string) => `„${text}“`;
export const when = <Part>(ago: string, day: Part) => [`${ago}, `, day];

/** Of what was deleted, whose it was, and its title if that is still known. */
const deletion =
  (kind: string) =>
  <Part>(who: Part, number: Part, owner?: Part, title?: Part) => {
    if (!owner) return [who, ` hat ${kind} `, number, " gelöscht"];
    if (!title) return [who, ` hat ${kind} `, number, " von ", owner, " gelöscht"];
    return [who, ` hat ${kind} `, number, " von ", owner, " gelöscht: ", title];
  };

/** Of what the team looked at, likewise. */
const looking =
  (before: string, after: string, kind: string) =>
  <Part>(who: Part, number: Part, owner?: Part, title?: Part) => {
    if (!owner) return [who, ` hat ${before} ${kind} `, number, ` ${after}`];
    if (!title) return [who, ` hat ${before} ${kind} `, number, " von ", owner, ` ${after}`];
    return [who, ` hat ${before} ${kind} `, number, " von ", owner, ` ${after}: `, title];
  };
const judged = (kind: string) => looking("über", "entschieden", kind);
const takenOver = (kind: string) => looking("den Fall zu", "übernommen", kind);

const edited =
  (noun: string) =>
  <Part>(who: Part, what: Part) => [who, ` hat ${noun} `, what, " bearbeitet"];

/** The same sentence about several kinds, each with its noun. */
const each = <Sentence>(action: string, nouns: Record<string, string>, sentence: (noun: string) => Sentence) =>
  Object.fromEntries(Object.entries(nouns).map(([kind, noun]) => [`${action} ${kind}`, sentence(noun)]));
const decidable = { ...postKinds.nouns, company: "Firma", comment: "Kommentar", message: "Nachricht" };

/** What someone did to something, of which the second part is its name, or its number where it has no name any more. */
export const done = {
  ...each("edited", { ...postKinds.accusative, company: "die Firma" }, edited),
  ...each("deleted", { ...postKinds.accusative, comment: "den Kommentar" }, deletion),
  ...each("decided", decidable, judged),
  ...each("took-over", decidable, takenOver),
  "edited user": <Part>(who: Part, what: Part) => [who, " hat das Profil von ", what, " bearbeitet"],
  "readdressed user": <Part>(who: Part, what: Part) => [who, " hat für ", what, " eine andere Adresse eingetragen"],
  "redacted question": <Part>(who: Part, what: Part) => [
    who,
    " hat eine frühere Fassung der Frage ",
    what,
    " entfernt",
  ],
  "redacted comment": <Part>(who: Part, what: Part) => [
    who,
    " hat eine frühere Fassung von Kommentar ",
    what,
    " entfernt",
  ],
  "accepted question": <Part>(who: Part, what: Part) => [who, " hat eine Antwort auf die Frage ", what, " akzeptiert"],
  "unaccepted question": <Part>(who: Part, what: Part) => [
    who,
    " hat die akzeptierte Antwort auf die Frage ",
    what,
    " zurückgenommen",
  ],
  "role user": <Part>(who: Part, what: Part) => [who, " hat die Rolle von ", what, " geändert"],
  "suspended user": <Part>(who: Part, what: Part) => [who, " hat das Konto von ", what, " gesperrt"],
  "reinstated user": <Part>(who: Part, what: Part) => [who, " hat die Sperre von ", what, " aufgehoben"],
  "decided user": <Part>(who: Part, what: Part) => [who, " hat über das Profil von ", what, " entschieden"],
  "took-over user": <Part>(who: Part, what: Part) => [who, " hat den Fall zu ", what, " übernommen"],
  "read message": <Part>(who: Part, what: Part) => [who, " hat die gemeldete Nachricht ", what, " gelesen"],
  "erased user": <Part>(who: Part, what: Part) => [who, " hat das Konto von ", what, " gelöscht"],
  "invited user": <Part>(who: Part, what: Part) => [who, " hat ", what, " eingeladen"],
  "invited address": <Part>(who: Part) => [who, " hat jemand Neues eingeladen"],
  "uninvited address": <Part>(who: Part) => [who, " hat die Einladung an jemand Neues zurückgenommen"],
  "admitted user": <Part>(who: Part, what: Part) => [who, " hat ", what, " hereingelassen"],
  "refused user": <Part>(who: Part) => [who, " hat jemand Neues abgelehnt"],
  "added cohort": <Part>(who: Part, what: Part) => [who, " hat den Jahrgang ", what, " hinzugefügt"],
  "edited cohort": <Part>(who: Part, what: Part) => [who, " hat den Jahrgang ", what, " bearbeitet"],
  "deleted cohort": <Part>(who: Part, what: Part) => [who, " hat den Jahrgang ", what, " gelöscht"],
  "confirmed cohort": <Part>(who: Part, what: Part) => [who, " hat jemanden aus dem Jahrgang ", what, " bestätigt"],
  "excluded cohort": <Part>(who: Part, what: Part) => [who, " hat jemanden aus dem Jahrgang ", what, " entfernt"],
  "listed cohort": <Part>(who: Part, what: Part) => [
    who,
    " hat Adressen auf die Liste des Jahrgangs ",
    what,
    " gesetzt",
  ],
  "unlisted cohort": <Part>(who: Part, what: Part) => [who, " hat die Liste des Jahrgangs ", what, " geleert"],
  "added skill": <Part>(who: Part, what: Part) => [who, " hat ", what, " zu den Kenntnissen hinzugefügt"],
  "aliased skill": <Part>(who: Part, what: Part) => [who, " hat ", what, " einen weiteren Namen gegeben"],
  "unaliased skill": <Part>(who: Part, what: Part) => [who, " hat ", what, " einen Namen genommen"],
  "implied skill": <Part>(who: Part, what: Part) => [who, " hat festgelegt, was zu ", what, " gehört"],
  "unimplied skill": <Part>(who: Part, what: Part) => [who, " hat zurückgenommen, was zu ", what, " gehörte"],
  "merged skill": <Part>(who: Part, what: Part) => [who, " hat andere Kenntnisse mit ", what, " zusammengelegt"],
  "accepted skill": <Part>(who: Part, what: Part) => [who, " hat ", what, " auf Vorschlag zu den Kenntnissen genommen"],
  "declined skill": <Part>(who: Part) => [who, " hat einen Vorschlag für die Kenntnisse abgelehnt"],
  "imported files": <Part>(who: Part) => [who, " hat Dateien importiert"],
  "exported files": <Part>(who: Part) => [who, " hat Dateien exportiert"],
  "factors-reset user": <Part>(who: Part, whom: Part) => [who, " hat den zweiten Faktor von ", whom, " entfernt"],
  "backed-up board": <Part>(who: Part) => [who, " hat das Board gesichert"],
  "restored board": <Part>(who: Part) => [who, " hat eine Sicherung des Boards zurückgespielt"],
};
