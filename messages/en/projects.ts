import { list as listed, number } from "./formats.ts";

export const list = {
  title: "Projects",
  search: "Search projects...",
  pages: "Pages of projects",
  failed: "The projects couldn't be loaded.",
  emptyPage: "There are no projects on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No projects found for “", search, "”. Try fewer or other words."],
};
export const add = "Add a project";
export const none = <Part>(add: (words: string) => Part) => [
  "There are no projects yet. Working on something? ",
  add("Add the first"),
  ".",
];

export const details = "Details";
export const detailsAbout = (title: string) => `Details about ${title}`;
export const skills = "Skills";

export const failed = "This project couldn't be loaded";
export const postedBy = <Part>(person: Part) => ["posted by ", person];
export const startDate = "Start date";
export const endDate = "End date";
export const noDate = "Not specified";
export const writeAbout = <Part>(name: Part) => ["Write to ", name, " about this"];
export const edit = "Edit Project";

export const addPage = "Add a Project";
export const editPage = {
  title: "Edit Project",
  failed: "This project couldn't be loaded.",
  refused: "Only the person who posted this project can edit it.",
};
export const logInFirst = "Please log in to add or edit a project!";

export const fields = { title: "Title", dateHint: "Optional." };
export const saving = {
  created: "Project created successfully!",
  updated: "Project updated successfully!",
  creationFailed: "Failed to create project. Please try again.",
  updateFailed: "Failed to update project. Please try again.",
};
export const deletion = {
  title: "Delete project",
  question: "Are you sure you want to delete this project?",
  goesWithIt: "Its comments go with it.",
  done: "Project deleted successfully!",
  failed: "Failed to delete project. Please try again.",
};

/** How well a seat has to fit, in percent. */
export const seatFitsRule = (percent: number) =>
  `An open seat fits if you have at least ${number(percent)}% of its skills.`;
export const seats = "Seats";
export const stage = "Stage";
export const seatSkills = "Skills of open seats";
export const count = (projects: number) => (projects === 1 ? "1 project" : `${number(projects)} projects`);
export const noneMatch = "No projects match these filters.";
export const openSeatCount = (seats: number) => (seats === 1 ? "1 open seat" : `${number(seats)} open seats`);
export const openOf = (open: number, all: number) => `${number(open)} of ${number(all)} open`;
export const seatsFitYou = (seats: number) => (seats === 1 ? "1 seat fits you" : `${number(seats)} seats fit you`);
export const repository = "Repository";

export const seatStates = { open: "Open", taken: "Taken", closed: "Closed" };
export const hoursAWeek = (hours: number) => (hours === 1 ? "1 hour a week" : `${number(hours)} hours a week`);
export const since = <Part>(day: Part) => ["since ", day];
export const until = <Part>(day: Part) => ["until ", day];
export const askToJoin = "Ask to join";
export const askToJoinAs = (seat: string) => `Ask to join: ${seat}`;
export const asking = {
  title: (seat: string) => `Ask to join: ${seat}`,
  text: "Why you, and how much time you have",
  done: "Sent. We tell you if it is accepted.",
};
export const youAsked = <Part>(day: Part) => ["You asked on ", day, "."];
export const takeBack = "Take back";
export const takeBackThis = (seat: string) => `Take back your request: ${seat}`;
export const takenBack = "Your request is taken back.";
export const invite = "Invite";
export const inviteTo = (seat: string) => `Invite somebody: ${seat}`;
export const inviting = {
  who: "Who",
  find: "Find a member by name",
  show: "Show members",
  nobody: "No member has this name.",
  choose: "Please choose a member from the list",
  text: "What you would like to do together",
  done: "Your invitation is sent.",
};

export const skillsOf = (seat: string) => `Skills of ${seat}`;
export const team = "Team";
export const teamOf = (names: string[]) => `Team: ${listed(names)}`;
export const noTeam = "Nobody is in the team yet.";
export const confirmed = "time confirmed";
export const confirmTime = "Confirm time";
export const confirmTimeOf = (name: string) => `Confirm time: ${name}`;
export const timeConfirmed = (name: string) =>
  `You confirmed the time of ${name}. After 30 days in the seat it shows on their profile.`;
export const remove = (name: string) => `Remove ${name} from the team`;
export const removing = {
  question: (name: string, seat: string) => `${name} loses the seat “${seat}”, which opens again.`,
  reason: "Reason, for them alone",
  done: (name: string) => `${name} was removed from the team.`,
};
export const leave = "Leave the team";
export const leaving = {
  question: (seat: string) => `Your seat “${seat}” opens again, and no longer shows on your profile.`,
  stay: "Keep me on this page as “until …”",
  done: "You left the team.",
};
export const handOver = (name: string) => `Hand the project to ${name}`;
export const handingOver = {
  question: (name: string) =>
    `We ask ${name} first. If they accept, the project is theirs, and you can no longer edit it.`,
  confirm: "Ask",
  done: (name: string) => `We asked ${name}.`,
};
export const handoverAsked = <Part>(name: Part) => ["You asked ", name, " to take this project over."];

export const requests = "Requests";
export const requestsFailed = "The requests couldn't be loaded.";
export const wants = <Part>(name: Part, seat: string) => [name, ` asks for “${seat}”`];
export const invited = <Part>(name: Part, seat: string) => [name, ` is invited to “${seat}”`];
export const accept = "Accept";
export const acceptThis = (name: string) => `Accept ${name}`;
export const decline = "Decline";
export const declineThis = (name: string) => `Decline ${name}`;
export const accepted = (name: string) => `${name} is in the team.`;
export const declined = "Declined. They aren't notified.";
export const own = {
  invitation: <Part>(name: Part, seat: string) => [name, ` offers you the seat “${seat}”.`],
  handover: <Part>(name: Part) => [name, " asks you to take this project over."],
  handoverHint: "If you accept, it is yours, and your seat opens again.",
  removed: <Part>(day: Part) => ["You were removed from the team on ", day, "."],
  reason: (reason: string) => `Reason: ${reason}`,
  stay: "Show me as “until …”",
  stays: "You are shown as a former member.",
  joined: "You are in the team.",
  tookOver: "The project is yours.",
  somebody: "Somebody",
};

export const stageHint = "If you choose a stage, we ask you after 30 days without activity whether it is still going.";
export const notSaid = "Not specified";
export const repositoryHint = "Optional. An address that begins with https://";
export const seatsTitle = "Seats";
export const seatsHint = "Optional. Whom you look for, seat by seat: members see the seats that fit them.";
export const seat = (place: number) => `Seat ${number(place)}`;
export const seatName = "Name";
export const seatNameHint = "For example: Frontend";
export const seatHours = "Hours a week";
export const optional = "Optional.";
export const seatState = "State";
export const heldBy = (name: string | null) => (name ? `Taken by ${name}.` : "Taken.");
export const addSeat = "Add a seat";
export const removeSeat = (place: number) => `Remove seat ${number(place)}`;

export const stillGoing = {
  title: "Is this still going?",
  yes: "Yes, still going",
  ended: "It has ended",
  thanks: {
    yes: "Thank you. Nothing changes.",
    ended: "Thank you. It is marked as ended, and its open seats are closed.",
  },
  dead: "This link was used already or is too old.",
  failed: "The project couldn't be loaded.",
  projects: "Projects",
};
