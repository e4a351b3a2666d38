export const edited = "edited";
export const title = "What changed";
export const failed = "What changed couldn't be loaded.";
export const showMore = "Show more";
export const close = "Close";
export const byOnDay = <Part>(person: Part, day: Part) => [person, ", ", day];
export const wasRemoved = "This version was removed.";
export const inserted = <Part>(words: Part, spoken: (words: string) => Part) => [
  spoken(" added: "),
  words,
  spoken(" end of what was added. "),
];
export const deleted = <Part>(words: Part, spoken: (words: string) => Part) => [
  spoken(" taken out: "),
  words,
  spoken(" end of what was taken out. "),
];
export const parts = { title: "Title", skills: "Skills", description: "Description" };

export const remove = "Remove this version";
export const removal = {
  title: "Remove this version?",
  what: "Its text is deleted for good. Its author and date stay.",
  confirm: "Remove",
};
export const removed = "Version removed";
export const removalFailed = "Ooops, something went wrong";
