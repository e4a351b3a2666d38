import { list, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

/** The reasons of reports, decisions and rules. */
export const reasons = {
  spam: "Spam or advertising",
  abuse: "Insults, threats or discrimination",
  illegal: "Against the law",
  privacy: "Private matters of others",
  "wrong-place": "In the wrong place, or twice",
  outdated: "No longer true",
  other: "Something else",
};
/** The kinds of records that cases are about. */
export const things = {
  ...postKinds.names,
  companies: "Company",
  comments: "Comment",
  users: "Profile",
  messages: "Message",
};

export const casesList = {
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
/** What else waits in a case. */
export const waitsToo = { held: "held", look: "changed since", appeal: "appeal" };
export const waitsSince = (count: number, unit: "minute" | "hour" | "day") =>
  `waits for ${number(count)} ${unit}${count === 1 ? "" : "s"}`;
export const hasJustCome = "just arrived";
export const isLooking = (name: string) => `${name} is looking at this.`;

export const caseFailed = "This case couldn't be loaded.";
export const open = "Open it";
export const reports = "Reports";
export const heldFor = (word: string) => `Held because of “${word}”: texts with this word are reviewed first.`;
export const asReported = "As it was reported";
export const asNow = "As it is now";
export const isGone = "It isn't there any more.";
export const picture = (place: number) => `Picture ${place}`;
export const pictureFailed = "This picture couldn't be loaded.";
export const reportStates = { open: "open", decided: "answered", gone: "deleted in the meantime" };

export const whereItStands = "In context";
export const isThisOne = "this is the one";
export const othersOf = (name: string) => `Other open cases of ${name}`;
export const appeals = "Appeals";
export const earlier = "Earlier decisions";
export const onOtherThings = (name: string) => `On other content by ${name}`;
export const automatic = "The board itself";
/** The basis of a decision. */
export const bases = {
  report: "after a report",
  held: "after it was held",
  look: "after a change",
  appeal: "after an appeal",
  own: "on the team's own initiative",
};

export const caseKeysTitle = "Keys";
export const caseKeysClose = "Close";
export const caseKeysNext = "Next case";
export const caseKeysPrevious = "Previous case";
export const caseKeysOpen = "Open it";
export const these = "Show these keys";
export const chooseOutcome = (outcome: string) => `Choose “${outcome}”`;
export const decide = "Decide";

export const decidingTitle = "Decision";
export const outcome = "Outcome";
export const outcomes = {
  kept: "Nothing wrong",
  hidden: "Hide",
  removed: "Remove",
  cleared: "Clear parts",
  suspended: "Suspend",
};
export const whichParts = "Which parts";
export const parts = {
  picture: "Picture",
  headline: "Headline",
  about: "About",
  location: "Location",
  links: "Links",
};
export const alsoSuspend = (name: string) => `Also suspend ${name}`;
export const endsOn = "Ends on";
export const endsOnHint = "From that day on they can log in again. Leave it empty for an open end.";
export const reason = "Reason";
export const chooseReason = "Choose a reason";
export const told = "What its author and the reporters are told";
export const toldHint = "Don't name reporters. If it breaks a law, name the law.";
export const decidingDecide = "Decide";
export const deciding = "Deciding...";
export const decidingDecided = "Decided. Everyone involved was notified.";
export const lookAgain = "Look again";
export const takeOver = "Take over";
export const onlyAdmin = "Only an admin can decide this.";
export const onlyAnother = "Only another admin can decide this.";
export const onlySomebodyElse = "Only somebody else can decide this.";

export const decisionsOutcomes = {
  kept: "Nothing wrong",
  hidden: "Hidden",
  removed: "Removed",
  cleared: "Parts removed",
  suspended: "Suspended",
  held: "Held",
};
export const suspendedUntil = <Part>(day: Part) => ["Suspended until ", day];
const partNames = { picture: "picture", headline: "headline", about: "about", location: "location", links: "links" };
export const cleared = (parts: (keyof typeof partNames)[]) => `Removed: ${list(parts.map((part) => partNames[part]))}`;
export const byWhom = {
  report: "A person on the team decided this, after a report.",
  held: "A person on the team decided this, after the board had held it.",
  look: "A person on the team decided this, after a change.",
  appeal: "A person on the team decided this, after an appeal.",
  own: "A person on the team decided this on their own initiative.",
};
export const automatically = "This was done automatically.";

export const onYours = "What the team decided on your posts";
export const decisionsReported = "What you reported";
export const decisions = {
  nothing: "Nothing so far.",
  failed: "What the team decided couldn't be loaded.",
  pages: "Pages of decisions",
};
export const decisionsReports = {
  nothing: "Nothing so far.",
  failed: "What you reported couldn't be loaded.",
  pages: "Pages of your reports",
};
export const decisionsWaiting = "Waiting";
export const gone = "It was deleted in the meantime.";

/** What staff say who delete what is another's. */
export const removalReason = "Reason";
export const authorIsTold = "What its author is told";
export const removalHint = "They read it in a mail. Left empty, it says “The team removed this.”";

const locale = "en-GB";

const brief = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
const long = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
/** Of `2026-11`. */
export const briefMonth = (month: string) => brief.format(new Date(month));
export const longMonth = (month: string) => long.format(new Date(month));

export const figuresTitle = "Figures";
export const figuresAbout = "The last twelve months, by the day on which each thing happened.";
export const figuresFailed = "The figures couldn't be loaded.";
export const download = "Download as CSV";
export const figuresReports = "Reports";
export const received = "Received";
export const board = "The board itself";
export const held = "Held";
export const figuresAutomatic = "Hidden";
export const figuresDecisions = "Decisions";
export const medianHours = "Hours until decided";
export const figuresAppeals = "Appeals";
export const overturned = "Overturned";
export const quiet = "No reports and no decisions.";
