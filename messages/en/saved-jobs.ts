export const list = {
  title: "Saved jobs",
  pages: "Pages of saved jobs",
  failed: "Your saved jobs couldn't be loaded.",
  emptyPage: "There are no jobs on this page. Go back to the previous one.",
};
export const none = "You have saved no jobs yet.";
export const toJobs = "Look at all jobs";
export const noneOfThese = "None of your saved jobs match.";
export const shown = "Which are shown";
export const all = "All";
export const applied = "Applied";
export const notApplied = "Not applied";

export const save = "Save";
export const saved = "Saved";
export const iApplied = "I applied";
export const appliedOn = (day: string) => `Applied on ${day}`;
export const failed = "That couldn't be saved. Please try again.";

export const note = "Your note";
export const addNote = "Add a note";
export const editNote = "Edit the note";
export const onlyYou = "Only you see it.";
export const saveNote = "Save note";
export const noteSaved = "Your note is saved.";
export const remove = "Remove";
export const removed = "The job is no longer saved.";
export const undo = "Undo";
