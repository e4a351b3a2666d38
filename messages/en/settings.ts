import { list, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

const languageNames = /* @__PURE__ */ new Intl.DisplayNames("en-GB", { type: "language" });
const languageName = (code: string) => languageNames.of(code) ?? code;

export const title = "Settings";
export const titleOf = (tab: string) => `${tab}, settings`;
export const parts = "Parts of the settings";
export const account = "Account";
export const security = "Security";
export const profile = "Profile";
export const privacy = "Privacy";
export const deleted = "Deleted";
export const reports = "Reports";
export const notifications = "Notifications";
export const developer = "Developer";

export const password = "Password";
export const aboutPassword = "Changing it logs your other devices out.";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const confirmNewPassword = "Confirm new password";
export const changePassword = "Change password";
export const changingPassword = "Changing...";
export const passwordChanged = "Password changed. Your other devices are logged out.";

export const email = "Email";
export const aboutEmail = "You log in with it, and mails go to it.";
export const changeOnProfile = "Change it on your profile";

export const theme = "Theme";
export const aboutTheme = "This browser remembers it.";
export const themes = {
  dusk: { label: "Dusk", hint: "Dark" },
  day: { label: "Day", hint: "Light" },
  device: { label: "Like my device", hint: "Changes with it" },
};

export const language = "Language";
export const aboutLanguage = "The language of pages and mails.";
export const asInBrowser = "As in this browser";
export const nowInBrowser = (language: string) =>
  `Now ${languageName(language)}. Mails come in the language you used last.`;

export const search = "Search";
export const searchBySlash = "Open the search with the key /";

export const data = "Your data";
export const aboutData = "Everything the board knows about you.";
export const whatExportHolds =
  "Your profile, posts, comments, companies and devices come as one JSON file, each picture as a file of its own. Your browser may ask whether it may save several files.";
export const download = "Download everything";
export const collecting = "Collecting...";
export const downloaded = (pictures: number) => {
  if (pictures === 0) return "Saved: one JSON file.";
  return pictures === 1
    ? "Saved: one JSON file and 1 picture."
    : `Saved: one JSON file and ${number(pictures)} pictures.`;
};
export const choosePassword = "You have no password yet. With a password you can also log in with your address.";

export const devicesTitle = "Devices";
export const devicesAbout = "Where you are logged in.";
export const devicesFailed = "Your devices couldn't be loaded.";

/** Firefox on Linux */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknown = "Unknown device";
export const thisOne = "This device";
export const lastUsed = (ago: string) => `last used ${ago}`;
export const since = <Part>(day: Part) => ["since ", day];
export const loggedInSince = <Part>(day: Part) => ["logged in since ", day];

export const logOut = "Log out";
export const logOutThis = (device: string, ago: string) => `Log out ${device}, last used ${ago}`;
export const loggingOut = "Logging out...";
export const loggedOut = (device: string) => `${device} is logged out.`;
export const logOutElsewhere = "Log out everywhere else";
export const loggedOutElsewhere = "You are logged out everywhere else.";
export const logOutEverywhere = "Log out everywhere";
export const loggedOutEverywhere = "You are logged out everywhere.";

export const departureTitle = "Delete account";
export const departureAbout = "Leave the board.";
export const whatGoes =
  "Your profile is deleted at once and for good. You choose whether your posts and comments go too, and you see what is affected before anything happens. To keep a copy, download your data first.";

export const dialog = "Delete your account";
export const belongingsFailed = "What belongs to your account couldn't be loaded.";
export const forGood =
  "Your profile is deleted at once and for good, and you are logged out everywhere. Nobody can bring it back.";
export const departurePassword = "Your password";
export const departureConfirm = "Delete my account for good";
export const deleting = "Deleting...";
export const departureDeleted = "Your account is deleted.";

const counted = {
  ...postKinds.counted,
  comments: (count: number) => (count === 1 ? "1 comment" : `${number(count)} comments`),
};
type Posts = Record<keyof typeof counted, number>;

/** 2 jobs, 1 question and 12 comments; what there is none of is left out. */
export const posts = (counts: Posts) =>
  list(
    (Object.keys(counted) as (keyof Posts)[])
      .filter((kind) => counts[kind] > 0)
      .map((kind) => counted[kind](counts[kind])),
  );

export const yours = {
  standsOn: <Part>(posts: Part) => ["Your name is on ", posts, ". What should happen to that?"],
  nothing: "You have posted nothing, so nothing of yours stays behind.",
  withoutName: "Without your name: it is shown as posted by a former member.",
  companies: (count: number) =>
    count === 1
      ? "1 company that you added stays, without your name."
      : `${number(count)} companies that you added stay, without your name.`,
};
export const theirs = {
  standsOn: <Part>(posts: Part) => ["Their name is on ", posts, ". What should happen to that?"],
  nothing: "They have posted nothing, so nothing of theirs stays behind.",
  withoutName: "Without their name: it is shown as posted by a former member.",
  companies: (count: number) =>
    count === 1
      ? "1 company that they added stays, without their name."
      : `${number(count)} companies that they added stay, without their name.`,
};
export const savedJobs = (count: number) =>
  count === 1
    ? "The job that you saved is deleted, with your note."
    : `The ${number(count)} jobs that you saved are deleted, with your notes.`;
export const votes = (count: number) =>
  count === 1 ? "Your vote is taken back." : `Your ${number(count)} votes are taken back.`;
export const keep = "Let it stay";
export const erase = "Erase it";
export const whatErasingDoes = "It is deleted for everyone, with what others wrote below it.";
export const savedSearches = (count: number) =>
  count === 1 ? "The search that you saved is deleted." : `The ${number(count)} searches that you saved are deleted.`;
export const conversations = (count: number) =>
  count === 1
    ? "Your conversation is closed: the other person keeps what you wrote, unless it is a request without an answer."
    : `Your ${number(count)} conversations are closed: the others keep what you wrote, except for requests without an answer.`;
export const bin = "What you deleted in the last 30 days can't be brought back any more.";

export const whoSeesWhat = "Who sees what";
export const aboutWhoSees =
  "Fields that someone may not see look empty to them. Your cohort means its verified members.";
export const whoSees = {
  about: "Who sees your About",
  location: "Who sees your location",
  links: "Who sees your links",
  openTo: "Who sees what you are open to",
  company: "Who sees where you work",
  cohort: "Who sees your cohort",
};
export const visibilities = { members: "Members", cohort: "My cohort", me: "Only me" };
export const whoMayWrite = "Who may write to you";
export const aboutWhoMayWrite = "This is about first messages. Open conversations continue.";
export const requestsFrom = { members: "Members", verified: "Verified graduates", nobody: "Nobody" };
export const privacySaved = "Saved";
export const privacySettingsFailed = "Your privacy settings couldn't be loaded.";
