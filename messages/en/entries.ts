import { calendarDayOfYear } from "./days.ts";
import { number } from "./formats.ts";

type Said = { count: number; who: string; title: string };
type Fit = { had: number; of: number };

/** Who left the board. */
export const someone = "Someone";

export const mention = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} mentioned you at “${title}”`
    : `You were mentioned ${number(count)} times at “${title}”, the last time by ${who}`;
export const reply = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} replied to you at “${title}”`
    : `${number(count)} new replies to you at “${title}”, the last by ${who}`;
export const answer = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} answered your question “${title}”`
    : `${number(count)} new answers to your question “${title}”, the last by ${who}`;
export const comment = ({ count, who, title }: Said) =>
  count === 1 ? `${who} commented on “${title}”` : `${number(count)} new comments on “${title}”, the last by ${who}`;
export const accepted = ({ count, who, title }: Said) =>
  count === 1
    ? `${who} accepted your answer to “${title}”`
    : `${number(count)} of your answers to “${title}” were accepted`;
export const contactRequested = ({ who }: Said) => `${who} would like to write to you`;
export const contactAnswered = ({ who }: Said) => `${who} accepted: you can write to each other`;
export const messageSent = ({ count, who }: Said) =>
  count === 1 ? `${who} wrote to you` : `${number(count)} new messages, the last by ${who}`;
export const seatRequested = ({ count, who, title }: Said) =>
  count === 1 ? `${who} asks to join “${title}”` : `${number(count)} ask to join “${title}”, the last is ${who}`;
export const seatDecided = ({ title }: Said) => `Your request to join “${title}” was answered`;
export const judged = ({ title }: Said) => `The team judged “${title}”`;
/** Of a message, which has no name. */
export const judgedMessage = "The team judged a message of yours";
export const edited = ({ title }: Said) => `The team edited “${title}”`;
export const reportDecided = "The team decided on what you reported";
export const verified = "You are verified";
export const ending = ({ title }: Said, endsAt: string) =>
  `Your job “${title}” ends on ${calendarDayOfYear(new Date(endsAt))}`;
export const question = ({ title }: Said) => `You could answer “${title}”`;
export const search = ({ count, title }: Said) => `${number(count)} new for “${title}”`;
/** Where nothing is had any more there is no number. */
const howWell = ({ had, of }: Fit) => (had > 0 ? `: ${number(had)} of ${number(of)}` : "");
export const job = ({ title }: Said, fit: Fit) => `“${title}” fits you${howWell(fit)}`;
export const seat = ({ title }: Said, fit: Fit) => `“${title}” looks for you${howWell(fit)}`;
export const watched = ({ count, who, title }: Said) =>
  count === 1 ? `${who} wrote at “${title}”` : `${number(count)} new at “${title}”, the last by ${who}`;
export const answered = ({ title }: Said) => `“${title}” has an accepted answer`;
export const filled = ({ title }: Said) => `“${title}” is filled`;
export const postedAtCompany = ({ title }: Said) => `New at a company that you watch: “${title}”`;
export const joined = ({ count, who, title }: Said) =>
  count === 1 ? `${who} joined ${title}` : `${number(count)} new members of ${title}, the last is ${who}`;
