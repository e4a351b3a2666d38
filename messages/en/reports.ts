import * as postKinds from "./post-kinds.ts";

export const reportThis = {
  ...postKinds.reportThis,
  companies: "Report this company",
  comments: "Report this comment",
  users: "Report this profile",
  messages: "Report this message",
};
export const reportThisOne = (what: string, beginning: string) => `${what}: ${beginning}`;
export const whatIsWrong = "What is wrong?";
export const whatToKnow = "What should we know?";
export const alsoBlock = (name: string) => `Also block ${name}`;
export const onlyTheTeam =
  "Only the team sees who sent this. By sending it you confirm that you believe it to be true.";
export const rules = "Rules";
export const report = "Report";
export const reporting = "Reporting...";
export const thanks = "Thank you. We will tell you what we decide.";
