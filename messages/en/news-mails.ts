import { list, number } from "./formats.ts";
import { fitting } from "./post-kinds.ts";

/** Several kinds of news about one record. */
export const newAt = (title: string) => `New in “${title}”`;
/** One kind of news about several records. */
export const several = {
  job: fitting.counts.jobs,
  seat: fitting.counts.projects,
  search: (count: number) => `${number(count)} new for your searches`,
  watched: (count: number) => `${number(count)} new in posts you watch`,
  joined: (count: number) => `${number(count)} new in your cohorts`,
};

/** Before each of several quotations. */
export const says = (who: string) => `${who}:`;
export const earlier = (count: number) =>
  count === 1 ? "One earlier text is not shown here." : `${number(count)} earlier texts are not shown here.`;
export const asks = (who: string) => `${who} asks:`;
const lacking = (missing: string[]) => ` Missing: ${missing.join(", ")}.`;
export const fit = (had: number, all: number, missing: string[]) =>
  `You have ${number(had)} of ${number(all)}.${missing.length > 0 ? lacking(missing) : ""}`;
export const knows = (skills: string[]) => `You know ${list(skills)}.`;
export const more = (count: number) => `and ${number(count)} more`;

export const look = "Look at it";
export const answer = "Answer";
export const notifications = "Notifications";
export const stop = "Stop these mails";
export const settings = "Settings";

/** Why a mail was sent, by the kinds of its news. */
export const reasons = {
  mention: "you were mentioned",
  reply: "someone replied to you",
  answer: "you asked the question",
  comment: "someone commented on what you posted",
  accepted: "you wrote the answer",
  contact: "someone wrote to you",
  team: "you are part of the project, or asked to be",
  decision: "it is about something of yours",
  ending: "you posted this",
  checkin: "you graduated here, and we ask once a year",
  question: "you know what the question is about",
  search: "you saved this search",
  job: "you have the skills",
  seat: "you have the skills",
  watched: "you watch this",
  joined: "you are in this cohort",
};
export const why = (because: string[]) => `You get this mail because ${list(because)}.`;

/** Push messages: others may see the screen, so they contain no names and nothing that members wrote. */
export const pushed = {
  mention: "You were mentioned",
  reply: "A new reply to you",
  answer: "A new answer",
  comment: "A new comment",
  accepted: "Your answer was accepted",
  contact: "Someone wrote to you",
  team: "News from your team",
  decision: "A decision of the team",
  ending: "A job of yours ends soon",
  checkin: "A question for you",
  question: "A question you could answer",
  search: "New for one of your searches",
  job: "A job that fits you",
  seat: "A project with a seat for you",
  watched: "News in a post you watch",
  joined: "New in your cohort",
};

/** Daily and weekly digests, with the names of their parts. */
export const letters = {
  daily: {
    subject: (parts: string[]) => `Your day: ${parts.join(", ")}`,
    first: "You get this mail because you are a member: once a day at most, if there is something for you.",
    why: "This mail comes once a day at most, if there is something for you.",
  },
  weekly: {
    subject: (parts: string[]) => `Your week: ${parts.join(", ")}`,
    first: "You get this mail because you are a member: once a week at most, if there is something for you.",
    why: "This mail comes once a week at most, if there is something for you.",
  },
};
export const counts = {
  written: (count: number) => `${number(count)} written to you`,
  ...fitting.counts,
  search: (count: number, name: string) => `${number(count)} new for “${name}”`,
  watched: several.watched,
  joined: (count: number) => `${number(count)} new in your cohort`,
};
export const headings = {
  written: "Written to you",
  ...fitting.headings,
  watched: "What you watch",
  joined: "New in your cohort",
};
