export const title = "About us";
export const about = (board: string, organisation: string) =>
  `${board} is the community board of the alumni of ${organisation}. A course ends after a few months, but the people you sat next to stay. This is where you find each other again.`;

export const offers = [
  {
    title: "Job and project postings",
    text: "Members post jobs from the places where they work, and projects that need another pair of hands. Each posting lists the skills it asks for. What it doesn't say, you can ask in a comment.",
  },
  {
    title: "Company directory",
    text: "See which companies hire people like us, who works there, and what they say about it. Look a company up before you apply, and ask someone who knows it from the inside.",
  },
  {
    title: "Q&A forums",
    text: "Ask about code, contracts, interviews or the first weeks in a new team. The answers come from people who learned the same way you did and had the same question not long ago.",
  },
  {
    title: "Skill matching",
    text: "Add your skills, and the board shows you the jobs and projects that fit, and shows you to the people who posted them. It always says why: which of the skills you have and which are missing. Rare skills count for more than common ones.",
  },
];

export const rules = "How it works here";
export const whatIsOpen =
  "Anyone can see the two newest jobs and how much is going on. Everything else is for members, so that people can speak openly: you need an account to read postings, to comment and to see who is here. Only you and the team see your email address. There are no ads and no trackers.";
export const support = "Keeping the lights on";
export const howToHelp = (organisation: string) =>
  `Volunteers run this board. If it helped you find a job, a project or an answer, pass it on: post the next job you hear of, answer one question, or support ${organisation} with a donation.`;

export const signUp = "Sign Up";
export const forDevelopers = "For developers: the API";
