import { number } from "./formats.ts";

export const list = {
  title: "Skills Listing",
  search: "Search skills...",
  pages: "Pages of skills",
  failed: "The skills couldn't be loaded.",
  emptyPage: "There are no skills on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No skills found for “", search, "”. Try fewer or other words."],
};
export const none = <Part>(tell: (words: string) => Part) => [
  "There are no skills on this board yet. ",
  tell("Tell the team"),
  " which ones you know.",
];
export const peopleWhoKnow = (skill: string) => `People who know ${skill}`;
export const findAllPeople = (count: number) => `Find all ${number(count)} people`;
export const namedByNobody = "Nobody has added it yet.";
export const posts = "Jobs and projects";
export const postsWith = (skill: string) => `Jobs and projects with ${skill}`;

export const failed = "This skill couldn't be loaded";
export const namedBy = (people: number) => (people === 1 ? "1 person names it" : `${number(people)} people name it`);
export const peopleHere = (count: number) => {
  if (count === 0) return "People";
  return count === 1 ? "1 person has it" : `${number(count)} people have it`;
};
/** Some name it in their profile, others name a skill that implies it. */
export const namedOrImplied = (named: number, implied: number) =>
  `${number(named)} by name, ${number(implied)} through another skill.`;
export const knowThisToo = "I know this too";
export const youKnowIt = "It is in your profile.";
export const added = (skill: string) => `${skill} is in your profile now`;
export const jobs = { title: "Jobs", none: "No jobs ask for it at the moment." };
export const projects = { title: "Projects", none: "No projects ask for it at the moment." };
export const questions = { title: "Open questions", none: "No open questions name it." };
export const findAll = "Find all of them";

export const skills = "Skills";
export const chosen = "Chosen skills";
export const remove = (skill: string) => `Remove ${skill}`;
export const choice = {
  find: "Type to find a skill",
  show: "Show all skills",
  unknown: "No skill with this name.",
};
export const suggest = (name: string) => `Suggest “${name}”`;
export const suggested = (name: string) => `“${name}” is suggested. You have it as soon as the team adds it.`;
export const calledHere = (name: string, skill: string) => `“${name}” is called ${skill} here.`;
export const find = "Find a skill";
export const foundInText = "Found in your text:";
export const addSkill = (skill: string) => `Add ${skill}`;
export const addAll = "Add all";
