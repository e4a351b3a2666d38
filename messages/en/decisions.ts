import { list } from "./formats.ts";

export const outcomes = {
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
  report: "A person of the team decided this, after a report.",
  held: "A person of the team decided this, after the board had held it.",
  look: "A person of the team decided this, after a change.",
  appeal: "A person of the team decided this, after an appeal.",
  own: "A person of the team decided this, of its own accord.",
};
export const automatically = "This was done automatically.";

export const onYours = "What the team decided on your posts";
export const reported = "What you reported";
export const decisions = {
  nothing: "Nothing so far.",
  failed: "What the team decided couldn't be loaded.",
  pages: "Pages of decisions",
};
export const reports = {
  nothing: "Nothing so far.",
  failed: "What you reported couldn't be loaded.",
  pages: "Pages of your reports",
};
export const waiting = "Waiting";
export const gone = "It was deleted meanwhile.";
