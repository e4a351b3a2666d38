const month = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const day = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** May 2026 */
export const monthOf = (moment: string) => month.format(new Date(moment));
export const dayOf = (moment: string) => day.format(new Date(moment));

export const title = "Where are you now?";
export const areYouStillAt = (company: string) => `Are you still at ${company}?`;
export const whereDoYouWork = "Where do you work now?";
export const hello = (name: string) => `Hello ${name}, your answer keeps the directory up to date.`;
export const answers = { still: "Yes, still there", elsewhere: "I'm somewhere else", looking: "I'm looking" };
export const company = "Where do you work now?";
export const since = "Since which month?";
export const field = "In which field?";
export const fields = {
  "": "I'd rather not say",
  "in-field": "In my field",
  "other-field": "In another field",
  studying: "I'm studying",
  "own-business": "I have my own business",
};
export const allOptional = "All of these are optional.";
export const send = "Send my answer";
export const sending = "Sending...";
export const logInFirst = "Log in to answer this.";
export const logIn = "Log in";
export const thanks = "Thank you. Your answer is saved.";
export const offer = "Show members that you are open to work?";
export const offerHidden = (company: string) => `It stays hidden from the people of ${company}.`;
export const toProfile = "Open your profile";
export const dead = "This link was used already or is too old.";
export const deadButMember = "You can still say where you are now.";
export const failed = "The question couldn't be loaded.";

export const own = "Where you are now";
export const aboutOwn =
  "Once a year we ask graduates. The school only sees figures of at least five people. You can change yours or take it back.";
export const noAnswers = "You haven't answered yet.";
export const answered = (answer: string, moment: string) => `${answer}, on ${dayOf(moment)}`;
export const unanswered = (moment: string) => `Asked on ${dayOf(moment)}, not answered`;
export const answerNow = "Answer now";
export const change = "Change";
export const changeThis = (moment: string) => `Change the answer of ${dayOf(moment)}`;
export const takeBack = "Take back";
export const takeBackThis = (moment: string) => `Take back the answer of ${dayOf(moment)}`;
export const takenBack = "Your answer is taken back.";
export const ownFailed = "Your answers couldn't be loaded.";

export const confirmed = (moment: string) => `confirmed ${monthOf(moment)}`;
export const lastKnown = (moment: string) => `last known ${monthOf(moment)}`;
