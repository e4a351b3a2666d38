import { list } from "./formats.ts";

export const title = "Unsubscribe";
/** Of each kind of notification: which mails it makes. */
export const mails = {
  mention: "when someone mentions you",
  reply: "when someone replies to you",
  answer: "about answers to your questions",
  comment: "about comments on what you posted",
  accepted: "when your answer is accepted",
  contact: "about messages to you",
  team: "about your teams",
  decision: "about decisions of the team",
  ending: "about the end of your jobs",
  checkin: "about where you work",
  question: "about questions you could answer",
  search: "about saved searches",
  job: "about jobs that fit you",
  seat: "about projects that look for you",
  watched: "about what you watch",
  joined: "about who joins your cohort",
};
export const theseAre = (kinds: string[]) => `We send you mails ${list(kinds)}.`;
/** Of a letter whose kinds of mail are mailed in no letter any more. */
export const letters = "We send you letters.";
export const thisSearch = (name: string) => `We send you what is new for “${name}”.`;
export const stopThese = "Stop these mails";
export const stopAll = "Stop all mail";
export const done = "Done. You won't get these mails any more.";
export const undo = "Undo";
export const settings = "Notification settings";
export const dead = "This link no longer works.";
export const failed = "That couldn't be loaded.";
