import { number } from "./formats.ts";

const percent = /* @__PURE__ */ new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 0 });

export const title = "Outcomes";
export const about = (quarter: string) => `What became of graduates, by the end of ${quarter}.`;
export const quarterNamed = (quarter: string) => quarter.replace("-Q", ", quarter ");
export const smallGroups =
  "A dash means that fewer than five people count, or that the figure would reveal someone's answer. A cohort's figures are updated only when something has changed for at least five people.";
export const failed = "The outcomes couldn't be loaded.";
export const none = "There are no outcomes yet. They are counted at the end of a quarter.";
export const download = "Download as CSV";
export const cohort = "Cohort";
export const endedFrom = "Ended from";
export const endedTo = "to";
export const figures = {
  graduates: "Graduates",
  here: "Here",
  answered: "Answered",
  inField: "In their field",
  otherField: "Another field",
  studying: "Studying",
  ownBusiness: "Own business",
  looking: "Looking",
  notAnswered: "Not answered",
};
export const inFieldHint = "within 180 days";
/** A rate always names the number of answers. */
export const rate = (count: number, answered: number) =>
  `${percent.format(count / answered)} of ${number(answered)} answers`;
export const dash = "–";
export const tooFew = "too few to show";
