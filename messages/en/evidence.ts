import { number } from "./formats.ts";

export const reasons = (count: number) => (count === 1 ? "1 reason" : `${number(count)} reasons`);
export const reasonsFor = (skill: string, count: number) => `${skill}: ${reasons(count)}`;
export const failed = "The reasons couldn't be loaded.";
export const noneLeft = "There are none any more.";
export const kinds = { answer: "Accepted answer", seat: "Seat in a project", repository: "Own repository" };

export const repositories = "Your repositories";
export const aboutRepositories =
  "A repository that is proven to be yours counts on your profile for the skills that you list it under.";
export const repositoriesFailed = "Your repositories couldn't be loaded.";
export const noRepositories = "You have listed none yet.";
export const proven = "Proven to be yours";
export const unproven = "Not proven yet";
export const checked = <Part>(day: Part) => ["checked on ", day];
export const howToProve = (file: string) =>
  `Link the account that owns it under Security, or add the file ${file} with this code to its default branch. Then check again.`;
export const code = "Your code";
export const lookAgain = "Check again";
export const lookAgainAt = (repository: string) => `Check again: ${repository}`;
export const looking = "Checking...";
export const looked = { proven: "It is yours.", unproven: "The code isn't there yet." };
export const add = "Add a repository";
export const address = "Address";
export const addressHint = "For example: https://github.com/you/project";
export const saveAndLook = "Save and check";
export const saved = "Your repositories are saved.";
export const edit = "Edit";
export const editThis = (repository: string) => `Edit ${repository}`;
export const remove = "Remove";
export const removeThis = (repository: string) => `Remove ${repository}`;
