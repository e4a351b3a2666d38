export const list = {
  title: "Members",
  search: "Search members...",
  pages: "Pages of members",
  failed: "The members couldn't be loaded.",
  emptyPage: "There are no members on this page. Go back to the previous one.",
  nothingFound: <Part>(search: Part) => ["No members found for “", search, "”. Try fewer or other words."],
};
const inSentence = {
  active: "active",
  invited: "not yet joined",
  waiting: "waiting for the team",
  suspended: "suspended",
  user: "member",
  moderator: "moderator",
  admin: "admin",
};
export const nobodyIs = (sought: (keyof typeof inSentence)[]) =>
  sought.length > 0
    ? `Nobody is: ${sought.map((one) => inSentence[one]).join(", ")}. Choose another state or role.`
    : "Nobody is here yet.";

export const state = "State";
export const everyState = "Every state";
export const states = { active: "Active", invited: "Not yet joined", suspended: "Suspended", waiting: "Waiting" };
export const suspendedUntil = <Part>(day: Part) => ["Suspended until ", day];
export const everyRole = "Every role";
export const roles = { user: "Ordinary members", moderator: "Moderators", admin: "Admins" };

export const seen = (ago: string) => `seen ${ago}`;
export const email = "Email";
export const onBoardSince = "On the board since";
export const suspendedFor = "Suspended for";
export const since = <Part>(day: Part) => ["(since ", day, ")"];

export const profile = "Profile";
export const profileOf = (name: string) => `Profile of ${name}`;
export const inviteAgain = "Invite again";
export const inviteAgainThis = (name: string) => `Invite again: ${name}`;
export const invited = (name: string) => `An invitation to ${name} is on its way.`;
export const changeRoleOf = (name: string) => `Change role of ${name}`;

export const suspend = "Suspend";
export const suspendThis = (name: string) => `Suspend ${name}`;
export const suspending = "Suspending...";
export const suspended = (name: string) => `${name} is suspended.`;
export const whatSuspensionDoes =
  "They are logged out everywhere at once and can't log in. Meanwhile only the team sees their profile, posts and comments.";
export const reason = "Reason";
export const reasonHint = "They are told by mail, and when they try to log in.";
export const endsOn = "Ends on";
export const endsOnHint = "From that day on they can log in again. Leave it empty for an open end.";
export const changeSuspension = "Change suspension";
export const changeSuspensionOf = (name: string) => `Change suspension of ${name}`;
export const lift = "Lift suspension";
export const liftOf = (name: string) => `Lift suspension of ${name}`;
export const lifted = (name: string) => `${name} can log in again.`;

export const erase = "Erase";
export const eraseThis = (name: string) => `Erase ${name}`;
export const eraseAccountOf = (name: string) => `Erase the account of ${name}`;
export const eraseForGood = "Erase for good";
export const erasing = "Erasing...";
export const erased = (name: string) => `The account of ${name} is erased.`;
export const whatErasureDoes =
  "Their profile is deleted at once and for good, and every device is logged out. Nobody can bring it back.";
export const belongingsFailed = "What belongs to the account couldn't be loaded.";
export const introduction = "Who they are";
export const addressConfirmed = "Address confirmed";
export const addressNotConfirmed = "Address not confirmed";
export const letIn = "Let in";
export const letInThis = (name: string) => `Let in ${name}`;
export const isIn = (name: string) => `${name} is a member now.`;
export const refuse = "Refuse";
export const refuseThis = (name: string) => `Refuse ${name}`;
export const refusing = "Refusing...";
export const whatRefusalDoes = "The account is deleted. They are told by mail, with the reason.";
export const refusalReason = "Reason (optional)";
export const refused = (name: string) => `${name} was refused.`;
