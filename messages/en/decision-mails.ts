import { calendarDay, dayOfThisYear, list, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

/** What a statement of reasons is about; `title` as used in subjects. */
type About = { kind: keyof typeof yours | "user" | "message"; title: string };

const yours = {
  ...postKinds.yours,
  company: { nominative: "Your company", accusative: "your company", genitive: "your company" },
  comment: { nominative: "Your comment", accusative: "your comment", genitive: "your comment" },
};
const is = ({ kind, title }: About) => {
  if (kind === "message") return "A message of yours";
  return kind === "user" ? "Your profile" : `${yours[kind].nominative} “${title}”`;
};
const of = ({ kind, title }: About) => {
  if (kind === "message") return "a message of yours";
  return kind === "user" ? "your profile" : `${yours[kind].accusative} “${title}”`;
};

export const subjects = {
  hidden: (about: About) => `${is(about)} is hidden`,
  removed: (about: About) => `${is(about)} was removed`,
  cleared: (about: About) => `Parts of ${of(about)} were removed`,
  suspended: "Your account is suspended",
  kept: (about: About) => `${is(about)} is shown again`,
  again: (about: About) => `We looked again at ${of(about)}`,
  accountAgain: "We looked again at your account",
};

const partNames = {
  picture: "the picture",
  headline: "the headline",
  about: "the text about you",
  location: "the location",
  links: "the links",
};
export const what = {
  hidden: "Only you and the team see it.",
  removed: "Nobody sees it any more.",
  cleared: (parts: (keyof typeof partNames)[], of: About["kind"]) => {
    const names = of === "company" ? { ...partNames, about: "the text about it" } : partNames;
    return `Removed: ${list(parts.map((part) => names[part]))}.`;
  },
  kept: "Everyone can see it again, as it was.",
  keptMessage: "It is there again, as it was.",
  suspended: (until: string | null) =>
    until === null
      ? "Your account is suspended: you can't log in, and every device was logged out."
      : `Your account is suspended until ${calendarDay(new Date(until))}: you can't log in before that day, and every device was logged out.`,
  alsoSuspended: (until: string | null) =>
    until === null
      ? "Your account is suspended, too: you can't log in."
      : `Your account is suspended, too: you can't log in before ${calendarDay(new Date(until))}.`,
};
export const unseen =
  "Meanwhile only the team sees your profile, your posts and your comments. They come back as they are now.";
export const letIn = "Your account is no longer suspended: you can log in again.";
export const why = (text: string) => `The reason: ${text}`;
export const rule = (name: string) => `The rule: ${name}`;
export const rules = "The rules";
export const byWhom = {
  report: "A person on the team decided this, after a report.",
  held: "A person on the team decided this, after the board had held it back.",
  look: "A person on the team decided this, after you had changed it.",
  appeal: "A person on the team decided this, after an appeal. It is final.",
  own: "A person on the team decided this on their own initiative.",
  automatic: "The board did this automatically.",
};
export const mend = "Change it and save, and the team looks again.";
export const toMend = "Go to your text";
export const appealUntil = (moment: string, timeZone: string) =>
  `If you think that this is wrong, ask for another look until ${dayOfThisYear(new Date(moment), timeZone)}: someone else on the team will look at it.`;
export const appeal = "Ask for another look";
export const court = "You can also go to a court about it.";

export const somethingWaits = (count: number, reasons: string[]) => ({
  subject: "Something is waiting for the team",
  paragraphs: [
    count === 1
      ? "One case is waiting for a person on the team."
      : `${number(count)} cases are waiting for a person on the team.`,
    ...(reasons.length > 0 ? [`Reported: ${list(reasons)}.`] : []),
  ],
  link: "Look at it",
});
