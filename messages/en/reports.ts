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
export const onlyTheTeam = "Only the team sees that it was you. By sending you say that you believe it is so.";
export const rules = "Rules";
export const report = "Report";
export const reporting = "Reporting...";
export const thanks = "Thank you. We tell you what we decide.";
