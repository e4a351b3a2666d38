import { dayOfThisYear, number } from "./formats.ts";

type Said = { count: number; who: string; title: string };
type Fit = { had: number; of: number };

/** Stands for an actor who left the board. */
export const someone = "Someone";
/** For several events; names nobody if the last actor left the board. */
const last = (who: string, words: string) => (who === someone ? "" : `, ${words} ${who}`);

export const mention = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} mentioned you in “${title}”`
    : `You were mentioned ${number(count)} times in “${title}”${last(who, "the last time by")}`;
export const reply = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} replied to you in “${title}”`
    : `${number(count)} new replies to you in “${title}”${last(who, "the last by")}`;
export const answer = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} answered your question “${title}”`
    : `${number(count)} new answers to your question “${title}”${last(who, "the last by")}`;
export const comment = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} commented on “${title}”`
    : `${number(count)} new comments on “${title}”${last(who, "the last by")}`;
/** Always about one answer, even if it was withdrawn and accepted again. */
export const accepted = ({ who, title }: Said) => `${who} accepted your answer to “${title}”`;
export const contactRequested = ({ who }: Said) => `${who} would like to write to you`;
export const contactAnswered = ({ who }: Said) => `${who} accepted: you can write to each other`;
export const messageSent = ({ count, who }: Said) =>
  count === 1 ? `${who} wrote to you` : `${number(count)} new messages${last(who, "the last by")}`;
export const seatRequested = ({ count, who, title }: Said) =>
  count === 1 ? `${who} asks to join “${title}”` : `${number(count)} ask to join “${title}”${last(who, "the last is")}`;
export const seatInvited = ({ who, title }: Said) => `${who} offers you a seat in “${title}”`;
/** Always about one decision, whatever else happened in the team. */
export const seatDecided = ({ who, title }: Said) => `${who} said yes: you work on “${title}” together`;
export const seatTaken = ({ title }: Said) => `The seat that you asked for in “${title}” is taken`;
export const seatLeft = ({ who, title }: Said) => `${who} left the team of “${title}”`;
export const seatLost = ({ title }: Said) => `You are no longer in the team of “${title}”`;
export const projectOffered = ({ who, title }: Said) => `${who} asks you to take over “${title}”`;
export const projectHanded = ({ who, title }: Said) => `${who} has taken over “${title}”`;
export const judged = ({ title }: Said) => `The team decided on “${title}”`;
/** A decision on a message, which has no title. */
export const judgedMessage = "The team decided on a message of yours";
export const edited = ({ title }: Said) => `The team edited “${title}”`;
export const reportDecided = "The team decided on what you reported";
export const verified = "You are verified";
export const ending = ({ title }: Said, endsAt: string, timeZone?: string) =>
  `Your job “${title}” ends on ${dayOfThisYear(new Date(endsAt), timeZone)}`;
export const stillGoing = ({ title }: Said) => `Is “${title}” still going?`;
export const checkin = "Where do you work now?";
export const question = ({ title }: Said) => `You could answer “${title}”`;
export const search = ({ count, title }: Said) => `${number(count)} new for “${title}”`;
/** Left out if no skill matches any more. */
const howWell = ({ had, of }: Fit) => (had > 0 ? `: ${number(had)} of ${number(of)}` : "");
export const job = ({ title }: Said, fit: Fit) => `“${title}” fits you${howWell(fit)}`;
export const seat = ({ title }: Said, fit: Fit) => `“${title}” has a seat for you${howWell(fit)}`;
export const watched = ({ count, who, title }: Said) =>
  count === 1 ? `${who} wrote in “${title}”` : `${number(count)} new in “${title}”${last(who, "the last by")}`;
export const answered = ({ title }: Said) => `“${title}” has an accepted answer`;
export const filled = ({ title }: Said) => `“${title}” is filled`;
export const postedAtCompany = ({ title }: Said) => `New at a company that you watch: “${title}”`;
export const joined = ({ count, who, title }: Said) =>
  count === 1 ? `${who} joined ${title}` : `${number(count)} new members of ${title}${last(who, "the last is")}`;
