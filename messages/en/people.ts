import { number } from "./formats.ts";

export const list = {
  title: "Users Listing",
  search: "Search users...",
  pages: "Pages of users",
  failed: "The users couldn't be loaded.",
  emptyPage: "There are no users on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No users found for “", search, "”. Try fewer or other words."],
};
export const none = <Part>(howToJoin: (words: string) => Part) => [
  "Nobody is here yet. ",
  howToJoin("How people join"),
];
export const logInToSeeList = "Please log in to see users";
export const logInToSeeOne = "Please log in to see user details";

export const howPeopleJoin = "How people join";
export const theySignUp = (organisation: string) =>
  `People join by themselves: anyone who learned at ${organisation} signs up with their name, an email address and a password. Nobody can do it for them, so everyone here chose to be here.`;
export const sendThemAddress = <Part>(signUp: (words: string) => Part) => [
  "Is someone missing? Send them the address of the ",
  signUp("sign-up page"),
  ". Once they add their skills to their profile, the board shows them the jobs and projects that fit.",
];
export const teamLetsIn = "The team then decides on new accounts.";
export const theyAreInvited = (organisation: string) =>
  `The team invites people: anyone who learned at ${organisation} gets a mail and signs up through its link with their name, that address and a password.`;
export const askForInvitation = <Part>(contact: (words: string) => Part) => [
  "Is someone missing? ",
  contact("Tell the team"),
  " where to send the invitation. Once they add their skills to their profile, the board shows them the jobs and projects that fit.",
];
export const whereItFails = <Part>(contact: (words: string) => Part) => [
  "If signing up doesn't work for someone, ",
  contact("write to the team"),
  ".",
];

export const worksAt = <Part>(company: Part) => ["works at ", company];
export const worksNowhere = "works at -";
export const memberSince = "Here since";
export const roleBefore = "Role: ";
export const email = "Email";
export const requestContact = "Request to contact";
export const requestContactOf = (name: string) => `Request to contact ${name}`;
export const moreDetails = "More Details";
export const moreDetailsAbout = (name: string) => `More Details about ${name}`;
export const edit = "Edit";

export const failed = "This profile couldn't be loaded";
export const yourProfile = "Your Profile";
export const editProfile = "Edit Profile";
export const skills = "Skills";
export const noSkills = "No skills added yet.";
export const youNamedNoSkills = <Part>(name: (words: string) => Part) => [
  "You haven't added any skills yet. ",
  name("Add them"),
  ", and the board shows you the jobs and projects that fit you.",
];
export const projects = "Projects posted";
export const noProjects = "No projects posted yet.";
export const jobs = "Jobs posted";
export const noJobs = "No jobs posted yet.";
export const inCohort = {
  pending: (cohort: string) => `${cohort}: waiting`,
  roster: (cohort: string) => `${cohort}: on the school's list`,
  staff: (cohort: string) => `${cohort}: confirmed by the team`,
  vouches: (cohort: string) => `${cohort}: two classmates vouched`,
};
export const location = "Location";
export const openTo = "Open to";
export const about = "About";
export const languages = "Languages";
export const links = "Links";
export const whatYouShare = "What you share";
export const skillsShared = (count: number, all: number) => `${number(count)} of ${number(all)} skills`;
export const cohort = "Cohort";
export const company = "Company";
export const acceptedAnswers = "Accepted answers";
export const workedBefore = "Worked before at";
export const seeAs = "See your profile as";
export const seenAs = { members: "Members", cohort: "My cohort", company: "Hidden companies" };
export const asYouSeeIt = "Yourself";
export const missing = <Part>(what: string, edit: (words: string) => Part) => [
  `People find you sooner with ${what}. `,
  edit("Add it"),
];
export const missingParts = { skills: "skills", headline: "a headline", picture: "a picture", cohort: "your cohort" };

export const sorts = { name: "Name", newest: "Newest", fit: "What you share" };
export const count = (people: number) => (people === 1 ? "1 person" : `${number(people)} people`);
export const noneMatch = "Nobody matches these filters.";
export const cohorts = "Cohorts";

export const userFiltersSkills = "Skills";
export const skillsNote = "Counts those who have it through another skill, too.";
export const userFiltersCompany = "Company";
export const findCompany = "Find a company";
export const formerCompany = "Worked before at";
export const userFiltersCohort = "Cohort";
export const findCohort = "Find a cohort";
export const userFiltersLocation = "Location";
export const findLocation = "City or country";
export const inPlace = (place: string) => `In ${place}`;
export const userFiltersOpenTo = "Open to";
export const shared = (skills: string[]) => `You share ${skills.join(", ")}`;
export const workedAt = (company: string) => `Worked before at ${company}`;

export const role = "Role";
export const roleNames = { user: "Member", moderator: "Moderator", admin: "Admin" };
/** What a role lets people do, as a sentence about them. */
export const rights = {
  user: "Posts, comments and answers, and edits their own.",
  moderator:
    "Also edits and deletes everyone's posts, deletes comments, edits all profiles except admins', suspends members, and manages skills.",
  admin: "Can do all of that to everyone, and changes roles.",
};

export const change = "Change role";
export const changing = "Changing...";
export const changed = "Role changed successfully!";
export const onThisBoard = "Role on this board";
export const roleOf = (name: string) => `Role of ${name}`;
export const noLongerAdmin = "You would no longer be an admin.";
export const thisIsYou = "This is you: with another role you are no longer an admin.";
