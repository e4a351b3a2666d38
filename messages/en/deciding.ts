export const title = "Decision";
export const outcome = "Outcome";
export const outcomes = {
  kept: "Nothing wrong",
  hidden: "Hide",
  removed: "Remove",
  cleared: "Clear parts",
  suspended: "Suspend",
};
export const whichParts = "Which parts";
export const parts = {
  picture: "Picture",
  headline: "Headline",
  about: "About",
  location: "Location",
  links: "Links",
};
export const alsoSuspend = (name: string) => `Also suspend ${name}`;
export const endsOn = "Ends on";
export const endsOnHint = "From that day on they can log in again. Leave it empty for an open end.";
export const reason = "Reason";
export const chooseReason = "Choose a reason";
export const told = "What its author and the reporters are told";
export const toldHint = "Name no reporter. Where it is against the law, name the law.";
export const decide = "Decide";
export const deciding = "Deciding...";
export const decided = "Decided. They were told.";
export const lookAgain = "Look again";
export const takeOver = "Take over";
export const onlyAdmin = "Only an admin can decide this.";
export const onlyAnother = "Only another admin can decide this.";
export const onlySomebodyElse = "Only somebody else can decide this.";
