import { day } from "./formats.ts";

export const title = "What the team decided";
export const failed = "That couldn't be loaded.";
export const dead = "This link is too old or incomplete.";
export const toTeam = "Write to the team";
export const why = "Why should we look again?";
export const ask = "Ask for another look";
export const asking = "Sending...";
export const askUntil = (moment: Date) => `You can ask until ${day(moment)}.`;
export const couldBeAsked = (moment: Date) => `You could ask for another look until ${day(moment)}.`;
export const thanks = "Thank you. Someone else on the team will look at it.";
export const askedAlready = "The team was asked to look again.";
export const lookedAgain = "We looked again:";
