export const list = {
  title: "Jobs",
  search: "Search jobs...",
  pages: "Pages of jobs",
  failed: "The jobs couldn't be loaded.",
  emptyPage: "There are no jobs on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No jobs found for “", search, "”. Try fewer or other words."],
};
export const add = "Add a job";
export const none = <Part>(add: (words: string) => Part) => [
  "There are no jobs yet. Know of one? ",
  add("Add the first"),
  ".",
];

export const moreDetails = "More Details";
export const moreDetailsAbout = (title: string) => `More Details about ${title}`;
export const titleAt = (title: string, location: string) => `${title}\u00a0- ${location}`;
export const noCompany = "N/A";
export const requiredSkills = "Required skills";

export const failed = "This job couldn't be loaded";
export const company = "Company: ";
export const location = "Location: ";
export const noLocation = "Not specified";
export const postedBy = <Part>(person: Part) => ["posted by ", person];
export const apply = "Apply Here";
export const edit = "Edit Job";

export const addPage = "Add a Job";
export const editPage = {
  title: "Edit Job",
  failed: "This job couldn't be loaded.",
  refused: "Only the person who posted this job can edit it.",
};
export const logInFirst = "Please log in to add or edit a job!";

export const fields = {
  title: "Title",
  location: "Location",
  locationHint: "Optional.",
  link: "Link",
  linkHint: "Where to apply, starting with https://",
};
export const saving = {
  created: "Job created successfully!",
  updated: "Job updated successfully!",
  creationFailed: "Failed to create job. Please try again.",
  updateFailed: "Failed to update job. Please try again.",
};
export const deletion = {
  title: "Delete job",
  question: "Are you sure you want to delete this job?",
  goesWithIt: "Its comments go with it.",
  done: "Job deleted successfully!",
  failed: "Failed to delete job. Please try again.",
};
