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
