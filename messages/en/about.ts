export const title = "About us";
export const about = (board: string, organisation: string) =>
  `${board} is the community board of the alumni of ${organisation}. A course ends after some months; the people you sat next to are what stays. This is where they find each other again.`;

export const offers = [
  {
    title: "Job and project postings",
    text: "Members post jobs from the places where they work, and projects that need another pair of hands. Each posting names the skills it asks for, and below it you can ask what the posting doesn't say.",
  },
  {
    title: "Company directory",
    text: "Which companies hire people like us, who of us works there, and what they say about it. Look a company up before you send an application, and ask someone who knows its kitchen.",
  },
  {
    title: "Q&A forums",
    text: "Ask about code, contracts, interviews or the first weeks in a new team. The answers come from people who learned the same way you did and had the same question not long ago.",
  },
  {
    title: "Skill matching",
    text: "Say what you can do, and the board shows you the jobs and projects it fits, and shows their authors you. It always says why: which of the skills you have, and which you lack. Rare skills count for more than common ones.",
  },
];

export const rules = "How it works here";
export const whatIsOpen =
  "Anyone may look at the newest two jobs and at how much is going on. Everything else is for members, so that people can speak openly: you need an account to read the postings, to comment and to see who is here. Your email address is shown to nobody but you and those who look after the board. There are no advertisements and no trackers.";
export const support = "Keeping the lights on";
export const howToHelp = (organisation: string) =>
  `Volunteers run this board. If it helped you to a job, a project or an answer, pass it on: post the next job you hear of, answer one question, or support ${organisation} with a donation.`;

export const signUp = "Sign Up";
export const forDevelopers = "For developers: the interface";
