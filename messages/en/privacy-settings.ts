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
export const saved = "Saved";
export const failed = "Your privacy settings couldn't be loaded.";
