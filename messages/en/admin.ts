import { number } from "./formats.ts";

export const administration = "Administration";
export const members = "Members";
export const invitations = "Invitations";
export const reports = "Reports";
export const cohorts = "Cohorts";
export const skills = "Skills";
export const outcomes = "Outcomes";
export const webhooks = "Webhooks";
export const audit = "Audit trail";
export const reportsWait = (count: number, urgent: number) => {
  const waiting = count === 1 ? "1 report waits" : `${number(count)} reports wait`;
  return urgent > 0 ? `${waiting}, ${number(urgent)} urgent` : waiting;
};

export const forStaff = "These pages are for moderators and admins.";
export const notForYou = "Not for your role";
export const behindTheScenes = "This is behind the scenes";
export const toYourBoard = "Go to your board";
