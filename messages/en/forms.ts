export const save = "Save";
export const saving = "Saving...";
export const send = "Send";
export const sending = "Sending...";
export const leave = {
  title: "Leave without saving?",
  whatIsLost: "What you changed here will be lost.",
  stay: "Keep editing",
  go: "Leave",
};
export const choicesFailed = "The list couldn't be loaded.";
export const website = "Website";
