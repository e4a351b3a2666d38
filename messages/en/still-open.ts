export const title = "Is this job still open?";
export const listedUntil = (day: string) => `It leaves the list on ${day}.`;
export const leftTheList = (day: string) => `It left the list on ${day}.`;
export const standing = { filled: "It is marked as filled.", withdrawn: "It was withdrawn." };
export const stillOpen = "Still open";
export const itIsFilled = "It's filled";
export const thanks = {
  open: (day: string) => `Thank you. It is listed until ${day}.`,
  filled: "Thank you. It has left the list.",
};
export const dead = "This link was used already or is too old.";
export const failed = "The job couldn't be loaded.";
export const myJobs = "My jobs";
