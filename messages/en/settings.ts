import { number } from "./formats.ts";

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
export const aboutLanguage = "Pages and mails speak it.";
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
export const choosePassword = "You have no password yet. With one you can also log in by your address.";
