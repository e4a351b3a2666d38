import { number } from "./formats.ts";

export const title = "Welcome";
export const welcomeBack = <Part>(name: Part) => ["Welcome Back, ", name];
export const nameSkills = "Add your skills, and the board finds what fits you.";
export const whatFits = "New posts that fit you, and why.";
export const seeWhoIsHere = "See who is here";
export const profileFailed = "Your profile couldn't be loaded.";

export const nothingYet = "Nothing to match yet";
export const whyNameSkills =
  "Add your skills, and the jobs and projects that fit you appear here, each with the skills you have and those you lack. People with a job or project to fill find you the same way.";
export const fillIn = "Fill in your profile";
export const lookAtJobs = "Look at all jobs";
export const lookAtProjects = "Look at all projects";

export const matchingJobs = {
  title: "Jobs matching your profile",
  all: "All jobs",
  failed: "The jobs that fit you couldn't be loaded.",
  none: "No job asks for your skills at the moment. Look at all of them, or add more skills.",
};
export const matchingProjects = {
  title: "Recommended projects",
  all: "All projects",
  failed: "The projects that fit you couldn't be loaded.",
  none: "No project asks for your skills at the moment. Look at all of them, or add more skills.",
};
export const matchingQuestions = {
  title: "Unanswered questions you could answer",
  all: "All unanswered questions",
  failed: "The questions that you could answer couldn't be loaded.",
  none: "Nobody waits for what you know.",
};

export const yourSkills = "Your skills";
export const editProfile = "Edit Profile";
export const yourJobs = "Your jobs";
export const addJob = "Add a job";
export const savedJobs = "Saved jobs";
export const yourProjects = "Your projects";
export const addProject = "Add a project";
export const classmatesWait = (count: number, cohort: string) =>
  count === 1
    ? `1 person says they were in ${cohort}. Do you know them?`
    : `${number(count)} people say they were in ${cohort}. Do you know them?`;
