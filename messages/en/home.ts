import * as postKinds from "./post-kinds.ts";

export const alumniBoard = (organisation: string) => `The alumni board of ${organisation}`;
export const claim = "You learned to code together. Keep building together.";
export const offer =
  "Jobs from people who sat in your classroom, projects that need exactly what you know, and answers from someone who has been there.";
export const start = "Get Started";
export const whatIsThis = "What is this?";

export const jobPreviews = "Job Previews";
export const noJobs = "No jobs available at the moment.";
export const viewMore = "View More";
export const viewMoreOf = (title: string) => `View More: ${title}`;
export const logInToViewMore = "Log in to view more";
export const logInToViewMoreOf = (title: string) => `Log in to view more: ${title}`;

export const statistics = "Statistics";
export const statisticsFailed = "The statistics couldn't be loaded.";
export const users = { title: "Users", parts: "Skills", ratio: "Skills per user" };

export const happened = {
  ...postKinds.happened,
  comment: (ago: string) => `A new comment, ${ago}`,
  answer: (ago: string) => `A new answer, ${ago}`,
  member: (ago: string) => `A new member, ${ago}`,
};
export const withTitle = (event: string, title: string) => `${event}: ${title}`;
export const windows = "What happened in the last few days (arrow keys: next, previous)";
export const aboutWindows = "Each lit window is something that happened here in the last few days.";

export const companiesHere = "Companies our people know";
export const cohortsHere = "Cohorts on the board";
