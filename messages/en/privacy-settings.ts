export const whoSeesWhat = "Who sees what";
export const aboutWhoSees =
  "What one may not see reads as if it were empty. Your cohort are those who are verified in it.";
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
export const aboutWhoMayWrite = "A first message. Conversations that are open go on.";
export const requestsFrom = { members: "Members", verified: "Verified graduates", nobody: "Nobody" };
export const saved = "Saved";
export const failed = "Your privacy settings couldn't be loaded.";
