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
export const unused = <Part>(skill: Part, ask: (words: string) => Part) => [
  "Nobody here has named ",
  skill,
  " yet. If you know it, add it to your profile; if you want to learn it, ",
  ask("ask the first question about it"),
  ".",
];
export const knowThis = "I know this";
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
export const suggested = (name: string) =>
  `“${name}” is suggested. It is added to your skills once the team accepts it.`;
export const calledHere = (name: string, skill: string) => `“${name}” is called ${skill} here.`;
export const find = "Find a skill";
export const foundInText = "Found in your text:";
export const noneInText = "Skills that you mention appear here.";
export const addSkill = (skill: string) => `Add ${skill}`;
export const addAll = "Add all";

export const skillCurationList = {
  title: "Skills",
  search: "Search skills...",
  pages: "Pages of skills",
  failed: "The skills couldn't be loaded.",
  emptyPage: "There are no skills on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No skills found for “", search, "”. Try fewer or other words."],
};
export const skillCurationNone = "There are no skills yet. Add the first one.";

export const addition = {
  open: "Add a skill",
  title: "Add a skill",
  about: "Members can add it to their profiles, and jobs and projects can ask for it.",
  name: "Name",
  submit: "Add skill",
};
export const skillCurationAdded = (skill: string) => `${skill} is a skill now.`;

export const alsoCalled = "Also called";
export const aliasRemoved = (alias: string, skill: string) => `“${alias}” doesn't mean ${skill} any more.`;
export const comesWithIt = "Whoever has it also has";
export const impliedRemoved = (implied: string, skill: string) => `${implied} doesn't come with ${skill} any more.`;
export const nothing = "-";
export const skillCurationRemove = (name: string) => `Remove ${name}`;
export const open = "Open";
export const openSkill = (skill: string) => `Open ${skill}`;

export const alias = {
  open: "Add a name",
  openFor: (skill: string) => `Add a name to ${skill}`,
  title: (skill: string) => `Another name for ${skill}`,
  about: (skill: string) => `When someone imports or suggests this name, it counts as ${skill}.`,
  name: "Another name",
  submit: "Add name",
  done: (name: string, skill: string) => `“${name}” means ${skill} now.`,
};
export const implied = {
  open: "Comes with…",
  openFor: (skill: string) => `Comes with… ${skill}`,
  title: (skill: string) => `What comes with ${skill}`,
  about: (skill: string) => `Anyone who has ${skill} counts as having the other skill too, in every match.`,
  choice: "It also includes",
  submit: "Save",
  done: (skill: string) => `What comes with ${skill} is saved.`,
};
export const merger = {
  open: "Merge…",
  openFor: (skill: string) => `Merge… ${skill}`,
  title: (skill: string) => `Merge ${skill} into another skill`,
  about: (skill: string) =>
    `Members, jobs and projects that name ${skill} name the other skill from now on, and “${skill}” becomes another name of it. This can't be undone.`,
  choice: "Merge into",
  submit: "Merge",
  done: (skill: string, kept: string) => `${skill} was merged into ${kept}.`,
};
export const skillChoice = { find: "Find a skill", choose: "Choose a skill", required: "Please choose a skill" };

export const suggestions = {
  title: "Suggested by members",
  pages: "Pages of suggestions",
  failed: "The suggestions couldn't be loaded.",
  none: "Nothing is waiting. Members suggest skills in their profile form.",
  emptyPage: "There are no suggestions on this page. Go back to the previous one.",
};
export const suggestedBy = <Part>(people: Part[], others: number) => [
  "suggested by ",
  ...people.flatMap((person, place) => (place === 0 ? [person] : [", ", person])),
  others > 0 ? ` and ${number(others)} more` : "",
];
export const accepted = (people: number, skill: string) =>
  people === 1 ? `Whoever suggested it has ${skill} now.` : `All ${number(people)} who suggested it have ${skill} now.`;
export const newSkill = {
  open: "Add",
  openFor: (name: string) => `Add ${name}`,
  title: "Add a skill",
  about: "Correct the spelling if needed. Whoever suggested it gets the skill at once.",
  name: "Name",
  submit: "Add skill",
};
export const knownSkill = {
  open: "We have it",
  openFor: (name: string) => `We have it: ${name}`,
  title: (name: string) => `“${name}” is a skill we have`,
  about: (name: string) => `“${name}” becomes another name of the skill. Whoever suggested it gets the skill at once.`,
  choice: "It is the same as",
  submit: "Use this skill",
};
export const refusal = {
  open: "Decline",
  openFor: (name: string) => `Decline ${name}`,
  title: (name: string) => `Decline “${name}”?`,
  about: "Nobody gets the skill. It can be suggested again.",
  confirm: "Decline",
  done: (name: string) => `“${name}” is declined.`,
};
