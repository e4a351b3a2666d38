import { dayOfThisYear, number } from "./formats.ts";

type Said = { count: number; who: string; title: string };
type Fit = { had: number; of: number };

/** Stands for an actor who left the board. */
export const someone = "Jemand";
const last = (who: string, words: string) => (who === someone ? "" : `, ${words} ${who}`);

export const mention = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} hat dich bei „${title}“ erwähnt`
    : `Du wurdest bei „${title}“ ${number(count)}-mal erwähnt${last(who, "zuletzt von")}`;
export const reply = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} hat dir bei „${title}“ geantwortet`
    : `${number(count)} neue Antworten an dich bei „${title}“${last(who, "zuletzt von")}`;
export const answer = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} hat deine Frage „${title}“ beantwortet`
    : `${number(count)} neue Antworten auf deine Frage „${title}“${last(who, "zuletzt von")}`;
export const comment = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} hat „${title}“ kommentiert`
    : `${number(count)} neue Kommentare zu „${title}“${last(who, "zuletzt von")}`;
export const accepted = ({ who, title }: Said) => `${who} hat deine Antwort auf „${title}“ akzeptiert`;
export const contactRequested = ({ who }: Said) => `${who} möchte dir schreiben`;
export const contactAnswered = ({ who }: Said) => `${who} hat zugestimmt: Ihr könnt euch schreiben`;
export const messageSent = ({ count, who }: Said) =>
  count === 1 ? `${who} hat dir geschrieben` : `${number(count)} neue Nachrichten${last(who, "zuletzt von")}`;
export const seatRequested = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} möchte bei „${title}“ mitmachen`
    : `${number(count)} möchten bei „${title}“ mitmachen${last(who, "zuletzt")}`;
export const seatInvited = ({ who, title }: Said) => `${who} bietet dir einen Platz bei „${title}“ an`;
export const seatDecided = ({ who, title }: Said) => `${who} hat zugesagt: Ihr arbeitet zusammen an „${title}“`;
export const seatTaken = ({ title }: Said) => `Der Platz bei „${title}“, um den du gebeten hast, ist vergeben`;
export const seatLeft = ({ who, title }: Said) => `${who} hat das Team von „${title}“ verlassen`;
export const seatLost = ({ title }: Said) => `Du bist nicht mehr im Team von „${title}“`;
export const projectOffered = ({ who, title }: Said) => `${who} bittet dich, „${title}“ zu übernehmen`;
export const projectHanded = ({ who, title }: Said) => `${who} hat „${title}“ übernommen`;
export const judged = ({ title }: Said) => `Das Team hat über „${title}“ entschieden`;
export const judgedMessage = "Das Team hat über eine Nachricht von dir entschieden";
export const edited = ({ title }: Said) => `Das Team hat „${title}“ bearbeitet`;
export const reportDecided = "Das Team hat über deine Meldung entschieden";
export const verified = "Du bist bestätigt";
export const ending = ({ title }: Said, endsAt: string, timeZone?: string) =>
  `Dein Job „${title}“ endet am ${dayOfThisYear(new Date(endsAt), timeZone)}`;
export const stillGoing = ({ title }: Said) => `Läuft „${title}“ noch?`;
export const checkin = "Wo arbeitest du jetzt?";
export const question = ({ title }: Said) => `„${title}“: Das könntest du beantworten`;
export const search = ({ count, title }: Said) =>
  count === 1 ? `Ein neuer Treffer für „${title}“` : `${number(count)} neue Treffer für „${title}“`;
const howWell = ({ had, of }: Fit) => (had > 0 ? `: ${number(had)} von ${number(of)}` : "");
export const job = ({ title }: Said, fit: Fit) => `„${title}“ passt zu dir${howWell(fit)}`;
export const seat = ({ title }: Said, fit: Fit) => `„${title}“ hat einen Platz für dich${howWell(fit)}`;
export const watched = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} hat bei „${title}“ geschrieben`
    : `${number(count)} Neuigkeiten bei „${title}“${last(who, "zuletzt von")}`;
export const answered = ({ title }: Said) => `„${title}“ hat eine akzeptierte Antwort`;
export const filled = ({ title }: Said) => `„${title}“ ist besetzt`;
export const postedAtCompany = ({ title }: Said) => `Neu bei einer Firma, die du beobachtest: „${title}“`;
export const joined = ({ count, who, title }: Said) =>
  count === 1 ? `${who} ist jetzt bei ${title}` : `${number(count)} Neue bei ${title}${last(who, "zuletzt")}`;
