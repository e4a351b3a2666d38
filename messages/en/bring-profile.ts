import { list } from "./formats.ts";

export const title = "Bring your profile";
export const how =
  "Choose your LinkedIn data archive (zip) or a JSON Resume. The file is read in your browser: nothing is sent but what you tick and then save.";
export const file = "Choose a file";
export const problems = {
  tooLarge:
    "The file is larger than 20 MB. Ask LinkedIn for the archive without pictures and messages, then choose that.",
  tooMuch: "The archive holds more than it should. Please download it from LinkedIn again.",
  notAnArchive: "This is neither a LinkedIn archive (zip) nor a JSON Resume. Please choose another file.",
  nothingInIt: "There is no profile in this file. Ask LinkedIn for the archive with your profile, then choose that.",
};
export const nothingNew = "Your profile has all of it already.";
export const headline = "Headline";
export const about = "About";
export const links = "Links";
export const company = "Company";
export const formerCompanies = "Worked before at";
export const languages = "Languages";
export const skills = "Skills";
export const now = (present: string) => (present === "" ? "Now: empty" : `Now: ${present}`);
export const unknownSkills = (names: string[]) => `The board doesn't know these skills: ${list(names)}.`;
export const notOnBoard = (names: string[]) =>
  `Not on the board yet: ${list(names)}. You can add companies in the form.`;
export const take = (count: number) => (count === 1 ? "Take 1 value" : `Take ${count} values`);
