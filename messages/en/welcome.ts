import { dayOfThisYear, number, weekday } from "./formats.ts";

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
  none: "No unanswered question is about your skills.",
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

const few = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
const things = (count: number) => (count === 1 ? "One thing" : `${few[count - 1] ?? number(count)} things`);

/** So many are unread, since the oldest of them. */
export const newThings = {
  today: (count: number) => `${things(count)} today`,
  yesterday: (count: number) => `${things(count)} since yesterday`,
  lately: (count: number, since: Date) => `${things(count)} since ${weekday(since)}`,
  earlier: (count: number, since: Date) => `${things(count)} since ${dayOfThisYear(since)}`,
};
export const manyThings = (count: number) => `${number(count)} unread things`;
export const quiet = "Nothing new for you.";
const boardThings = (count: number) => (count === 1 ? "one event" : `${number(count)} events`);
const boardSince = (count: number, since: string) => `${quiet} The board had ${boardThings(count)} ${since}.`;
/** Nothing is unread; so much happened on the board. */
export const boardHad = {
  today: (count: number) => boardSince(count, "today"),
  yesterday: (count: number) => boardSince(count, "since yesterday"),
  lately: (count: number, since: Date) => boardSince(count, `since ${weekday(since)}`),
  earlier: (count: number, since: Date) => boardSince(count, `since ${dayOfThisYear(since)}`),
};
export const bestFit = { job: "The job that fits you best", project: "The project that fits you best" };
export const morningFailed = "What is new for you couldn't be loaded.";
export const seeAll = "All notifications";

export const ownHouse = "What is new for you (arrow keys: next, previous)";
export const aboutHouse = "Each lit window is something new for you.";
export const sentenceAgo = (sentence: string, ago: string) => `${sentence}, ${ago}`;

export const newIn = (cohort: string) => `New in ${cohort}`;

export const firstSteps = "First steps";
export const steps = {
  skills: { title: "Skills", why: "See which jobs and projects fit you." },
  company: { title: "Company", why: "People who want to work there can ask you." },
  picture: { title: "Picture", why: "Classmates recognise you." },
  cohort: { title: "Cohort", why: "Find your classmates again." },
};
export const stepDone = "Done";
