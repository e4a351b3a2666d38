import { number } from "./formats.ts";

export const list = {
  title: "Reports",
  pages: "Pages of reports",
  failed: "The reports couldn't be loaded.",
  emptyPage: "There is nothing on this page. Go back to the previous one.",
};
export const nothingWaits = "Nothing waits for the team.";
export const nothingOfThat = "Nothing of that kind is waiting.";
export const nothingDecided = "Nothing has been decided yet.";
export const bin = "Bin";
export const figures = "Figures";

export const state = "State";
export const waiting = "Waiting";
export const decided = "Decided";
export const waitsFor = "Waits for";
export const everything = "Everything";
export const waits = { report: "Reports", held: "Held", look: "Changed", appeal: "Appeals" };

export const urgent = "Urgent";
const counted = (count: number) => (count === 1 ? "1 report" : `${number(count)} reports`);
export const reported = (count: number, reasons: string[]) => `${counted(count)}: ${reasons.join("; ")}`;
/** What else waits at one. */
export const waitsToo = { held: "held", look: "changed since", appeal: "appeal" };
export const waitsSince = (count: number, unit: "minute" | "hour" | "day") =>
  `waits for ${number(count)} ${unit}${count === 1 ? "" : "s"}`;
export const hasJustCome = "just arrived";
export const isLooking = (name: string) => `${name} is looking at this.`;

export const caseFailed = "This case couldn't be loaded.";
export const open = "Open it";
export const reports = "Reports";
export const heldFor = (word: string) => `Held for “${word}”, one of the words that a person looks at first.`;
export const asReported = "As it was reported";
export const asNow = "As it is now";
export const isGone = "It isn't there any more.";
export const picture = (place: number) => `Picture ${place}`;
export const pictureFailed = "This picture couldn't be loaded.";
export const reportStates = { open: "open", decided: "answered", gone: "deleted meanwhile" };

export const whereItStands = "Where it stands";
export const isThisOne = "this is the one";
export const othersOf = (name: string) => `Other open cases of ${name}`;
export const appeals = "Appeals";
export const earlier = "Earlier decisions";
export const onOtherThings = (name: string) => `On other things of ${name}`;
export const automatic = "The board itself";
/** What a decision went by. */
export const bases = {
  report: "after a report",
  held: "after it was held",
  look: "after a change",
  appeal: "after an appeal",
  own: "of the team's own accord",
};
