import { list } from "./formats.ts";

const weekdayName = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

export const title = "Notifications";
export const about = "What you are notified of, and where.";
export const failed = "Your settings couldn't be loaded.";
export const saved = "Saved";
export const notSaved = "That couldn't be saved. Please try again.";

export const what = "What";
export const ways = { board: "Board", mail: "Mail", push: "Push" };
export const wayOf = (way: string, kind: string) => `${way}: ${kind}`;
export const rhythms = { now: "Now", daily: "Daily", weekly: "Weekly", never: "Never" };
export const groups = {
  written: "Written to me",
  fitting: "Fits me",
  watched: "I watch",
  own: "My posts",
};
export const kinds = {
  mention: "Someone mentions you",
  reply: "Replies to you",
  answer: "Answers to your questions",
  comment: "Comments on what you posted",
  accepted: "Your answer is accepted",
  contact: "Messages to you",
  team: "Teams: requests, invitations, who leaves",
  decision: "Decisions of the team",
  ending: "The end of your jobs and projects",
  checkin: "Where you work now",
  question: "Questions you could answer",
  search: "Saved searches",
  job: "Jobs that fit you",
  seat: "Seats that fit you",
  watched: "What is new there",
  joined: "Who joins your cohort",
};
export const eachItsOwn = "Set for each";

export const whenMailComes = "When mail comes";
export const aboutMail = "Daily and weekly mails are sent at this time.";
export const hour = "Hour";
export const hourNamed = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
export const day = "Day";
/** 1 is Monday. */
export const weekday = (day: number) => weekdayName.format(new Date(Date.UTC(2024, 0, day)));
export const timeZone = "Time zone";
export const zoneUnknown = "UTC, until yours is known";

export const pause = "Pause";
export const aboutPause = "What you miss comes in one mail afterwards.";
export const until = "No mail and no push until";
export const pausedUntil = (day: string) => `No mail and no push until ${day}.`;
export const endPause = "End the pause";

export const push = "Push on this device";
export const aboutPush = "Reaches you even when no page of the board is open.";
export const switchOn = "Switch on";
export const switchOff = "Switch off";
export const switchingOn = "Switching on...";
export const isOn = "Push is on.";
export const isBlocked = "This browser blocks notifications. Allow them in its settings.";
export const needsHomeScreen = "Add the board to the home screen first.";
export const notPossible = "This browser doesn't support push.";
export const carried =
  "The push service of your browser's maker (Google, Mozilla, Apple or Microsoft) carries it, encrypted. It contains the kind of news, the title of the post and its address on the board, but no names and nothing that anyone wrote.";
export const otherDevices = "Other devices";
export const switchOffThis = (device: string) => `Switch off push on ${device}`;
export const devicesFailed = "Your devices couldn't be loaded.";

export const watches = "What I watch";
export const aboutWatches = "You are notified of what is written there.";
export const watchesFailed = "What you watch couldn't be loaded.";
export const noWatches = "Nothing yet. You automatically watch what you post and comment on.";
export const stop = "Stop";
export const stopThis = (title: string) => `Stop watching “${title}”`;
export const stopped = "You no longer watch it.";
export const moreWatches = "Show more";

export const stopMail = "Stop all mail";
export const aboutStopping = "Mails about your account and about decisions of the team still come.";
export const mailStopped = "We no longer send you these mails.";
export const nothingMailed = "You don't get these mails.";

export const unsubscribeTitle = "Unsubscribe";
/** Which mails each kind of notification sends. */
export const mails = {
  mention: "when someone mentions you",
  reply: "when someone replies to you",
  answer: "about answers to your questions",
  comment: "about comments on what you posted",
  accepted: "when your answer is accepted",
  contact: "about messages to you",
  team: "about your teams",
  decision: "about decisions of the team",
  ending: "about the end of your jobs and projects",
  checkin: "about where you work",
  question: "about questions you could answer",
  search: "about saved searches",
  job: "about jobs that fit you",
  seat: "about projects with a seat for you",
  watched: "about what you watch",
  joined: "about who joins your cohort",
};
export const theseAre = (kinds: string[]) => `We send you mails ${list(kinds)}.`;
/** For a digest whose kinds have all been switched to other rhythms. */
export const letters = "We send you daily or weekly mails.";
export const thisSearch = (name: string) => `We send you what is new for “${name}”.`;
export const stopThese = "Stop these mails";
export const stopAll = "Stop all mail";
export const unsubscribed = "Done. You won't get these mails any more.";
export const undo = "Undo";
export const settings = "Notification settings";
export const dead = "This link no longer works.";
export const unsubscribeFailed = "That couldn't be loaded.";
