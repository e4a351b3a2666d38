import { calendarDay, choice, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

const outcomes = {
  kept: "nothing wrong",
  hidden: "hidden",
  removed: "removed",
  cleared: "cleared",
  suspended: "suspended",
  held: "held",
};
type Outcome = keyof typeof outcomes;

const times = (count: number) => (count === 1 ? "once" : `${number(count)} times`);
const people = (count: number) => (count === 1 ? "one person" : `${number(count)} people`);
const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const missing = {
  webhook: "This webhook does not exist.",
  delivery: "This delivery does not exist.",
  cohort: "This cohort does not exist.",
  grant: "This token or feed does not exist.",
  conversation: "This conversation does not exist.",
  comment: "This comment does not exist.",
  company: "This company does not exist.",
  device: "This device does not exist.",
  implication: "This implication does not exist.",
  invitation: "This invitation does not exist.",
  ...postKinds.missing,
  key: "This key does not exist.",
  name: "This name does not exist.",
  notification: "This notification does not exist.",
  savedSearch: "This saved search does not exist.",
  session: "This session does not exist.",
  skill: "This skill does not exist.",
  suggestion: "This suggestion does not exist.",
  suspension: "This suspension does not exist.",
  user: "This user does not exist.",
  version: "This version does not exist.",
  checkIn: "This question does not exist",
  seat: "This seat does not exist.",
  seatRequest: "This request does not exist.",
  handover: "Nobody has asked you to take over this project.",
};
export const notFound = (kind: keyof typeof missing) => missing[kind];
export const notHere = "There is nothing here.";
export const stoodOnDeleted = "What it belonged to was deleted.";
export const notShown = "This isn't shown at the moment.";
export const unknownSkill = "This skill does not exist";
export const unknownSeat = "This seat does not exist";
export const unknownCompany = "This company does not exist";

export const noAnswer = "This is no answer to this question.";
export const replyElsewhere = "Please reply to a comment on this page.";

export const unauthorized = "Please log in.";
export const wrongCredentials = "Invalid email or password";
export const forbidden = "You are not allowed to do this.";
export const notYourQuestion = "You are not authorized to edit this question.";
export const ownWords = "You can't vote for your own posts.";
export const metricsAreInternal = "Metrics are only available from this machine, or with METRICS_TOKEN.";
export const suspended = (reason: string, endsAt: string | null) =>
  endsAt === null
    ? `Your account is suspended. The reason: ${ended(reason)}`
    : `Your account is suspended until ${calendarDay(new Date(endsAt))}. The reason: ${ended(reason)}`;

export const onlyInvited = "This board is by invitation. Please use the link of your invitation.";
export const invitationEnded =
  "This invitation was already used, has expired or was sent to another address. Please ask the team for a new one.";
export const otherDomain = (domains: string[]) =>
  `Please use an address that ends with ${choice(domains.map((domain) => `@${domain}`))}`;
export const emailTaken = "Email already registered";
export const addressTaken = "This address now belongs to another account. Please write to the team.";
export const commonPassword = "This password is one of the most common ones. Please choose another.";
export const passwordIsName = "This password is the board's own name. Please choose another.";
export const proofNeeded = "Please confirm with your password that it is you.";
export const wrongPassword = "This is not your current password";

export const dayAfterToday = "Please choose a day after today";
export const isSuspended = (name: string) => `${name} is suspended.`;
export const hasJoined = (name: string) => `${name} has joined already.`;
export const thisIsYou = "This is you. Delete your own account in the settings, with your password.";
export const lastAdminStays = "The last admin stays an admin.";
export const youAreLastAdmin = "You are the last admin. Make someone else an admin first.";
export const onlyAdmin = "This is the board's only admin. Make someone else an admin first.";
export const suspendedCantBeAdmin = "Someone suspended can't become an admin. Lift the suspension first.";

export const notYourself = "This is you.";

export const waiting = "Your account is waiting for the team's approval.";
export const unconfirmed = "Please confirm your email address first.";
export const alreadyConfirmed = "Your address is confirmed already.";
export const decidedAlready = "Someone on the team has already decided.";

export const cohortExists = "A cohort with this name exists already";
export const cohortHasMembers = "A cohort with members can't be deleted.";
export const tooManyClaims = (most: number) =>
  `You are already waiting to be verified in ${number(most)} cohorts. Please wait, or leave one first.`;
export const writeToTeam = "Please write to the team.";

export const closed = "This can't be answered here.";
export const writtenAlready = (name: string) => `You have already written to ${name}. Please wait for an answer.`;
export const blockedByYou = (name: string) => `You blocked ${name}. Unblock them first.`;
export const askedAlready = (name: string) => `You have already asked ${name} about this job.`;
export const requestsWait = (count: number) =>
  count === 1 ? "You have 1 request without an answer." : `You have ${number(count)} requests without an answer.`;
export const acceptedAlready = "You have already accepted this.";
export const notToAsker = "Only the person who was asked can answer this.";
export const aboutNothing = "The post that this is about does not exist";

export const seatTaken = (seat: string) => `${seat} is taken.`;
export const seatClosed = (seat: string) => `${seat} is closed.`;
export const seatHeld = (seat: string) => `${seat} is taken, so it can't be removed.`;
export const fiveRequests = "You already have five open requests. Take one back first.";
export const askedForSeat = "You have already asked for a seat in this project.";
export const offeredSeat = (name: string) => `You have already offered ${name} a seat in this project.`;
export const inTeam = "You are in this team already.";
export const isInTeam = (name: string) => `${name} is in this team already.`;
export const notInTeam = "This person is not in this team.";
export const answeredAlready = "This has already been answered.";
export const handedOver = "Someone else has taken over this project. Please look again.";
export const yourOwn = "This is your own.";
export const looksAtThis = (name: string) => `${name} is looking at this.`;
export const decidedMeanwhile = (name: string | null, outcome: Outcome) =>
  `${name ?? "The team"} has decided this: ${outcomes[outcome]}.`;
export const goneMeanwhile = "It has been deleted in the meantime.";
export const changedMeanwhile = "The text has changed in the meantime. Please look again.";
export const reportedMeanwhile = "It has been reported again in the meantime. Please look again.";
export const appealedMeanwhile = "There is an appeal now. Please look again.";
export const somebodyElse = "Someone else on the team has to look at this.";
export const reportedAlready = "You have already reported this.";

export const companyExists = "A company with this name exists already";
export const standingVersion = "This is the current version. Edit the text instead.";
export const impliedAlready = (implied: string, skill: string) =>
  `${implied} implies ${skill} already, so it can't be the other way round.`;
export const mergedIntoItself = "A skill can't be merged into itself.";
export const nameTaken = (name: string, skill: string) => `“${name}” means ${skill} already.`;
export const suggestionsWait = (max: number) =>
  `The team still has ${number(max)} suggestions of yours. Please give it a little time.`;

export const assistantIsOff = "This board does not answer questions about jobs.";
export const unknownProvider = "This board has no such AI provider.";
export const stillAnswering = "Your last question is still being answered. Please wait a moment.";
export const assistantFailed = "Failed to get AI data. Please try again.";

const wait = (seconds: number) => {
  if (seconds < 90) return "a minute";
  return seconds < 7200 ? `${number(Math.ceil(seconds / 60))} minutes` : `${number(Math.ceil(seconds / 3600))} hours`;
};
export const tooManyAttempts = (seconds: number) => `Too many attempts. Please try again in ${wait(seconds)}.`;
export const tooManyLogIns = (seconds: number) =>
  `Too many attempts. Please try again in ${wait(seconds)}. Or reset your password: after that you can log in at once.`;
export const tooQuick = "That was quick. Please send it again.";
export const tooManyPosts = (most: number) => `You can post ${times(most)} a day. Please continue tomorrow.`;
export const tooManyComments = (most: number) => `You can comment ${times(most)} a day. Please continue tomorrow.`;
export const tooManyNewPosts = (most: number) => `New members can post ${times(most)} a day. Please continue tomorrow.`;
export const tooManyNewComments = (most: number) =>
  `New members can comment ${times(most)} a day. Please continue tomorrow.`;
export const tooManyReports = (most: number) => `You can report ${times(most)} a day. Please continue tomorrow.`;
export const tooManyPictures = (most: number) =>
  `You can upload ${most === 1 ? "one picture" : `${number(most)} pictures`} a day. Please continue tomorrow.`;
export const tooManyNewPictures = (most: number) =>
  `New members can upload ${most === 1 ? "one picture" : `${number(most)} pictures`} a day. Please continue tomorrow.`;
export const notFromNewMembers =
  "New members can't send this yet. Please leave out links and pictures, and don't send the same text again and again.";
export const tooManyEdits = (most: number, seconds: number) =>
  `You can edit ${times(most)} an hour. Please try again in ${wait(seconds)}.`;
export const tooManyNewEdits = (most: number, seconds: number) =>
  `New members can edit ${times(most)} an hour. Please try again in ${wait(seconds)}.`;
export const tooManyMentionsToday = (most: number) =>
  `You can mention ${people(most)} a day. Please leave out the mentions, or continue tomorrow.`;
export const tooManyNewMentions = (most: number) =>
  `New members can mention ${people(most)} a day. Please leave out the mentions, or continue tomorrow.`;
export const tooManyCompanyChanges = (most: number) =>
  `You can change your company ${times(most)} in 30 days. Please leave it as it was for now.`;

export const oneFile = "Please choose one picture";
export const sendForm = "Please send a form (multipart/form-data).";
export const unreadableForm = "This form can't be read.";
export const badKey = (max: number) => `An Idempotency-Key has at most ${number(max)} printable characters.`;
export const tooManySaved = (max: number) => `You have saved ${number(max)} jobs. Remove some first.`;
export const tooManySearches = "You have ten saved searches already. Delete one first.";
export const searchSaved = "You have saved this search already.";
export const savedOtherwise =
  "This was already saved in the form you first sent. Please find it on the board and change it there.";
export const maybeSaved = "The board is slow, and this may have been saved already. Please look before you try again.";
export const busy = "The board is busy. Please try again in a moment.";
export const diskFull = "There is no space left to save this.";
export const unreachable = "The board can't be reached. Please check your connection and try again.";
export const unexpected = "Something went wrong on our side. Please try again.";

export const unreadable = "This request can't be read.";
export const unanswerable = "This request can't be answered.";
export const tooSlow = "This request took too long to arrive.";
export const tooLarge = "This is too large.";
export const sendJson = "Please send JSON.";
export const cantExpect = "The board doesn't support what the Expect header asks for.";
export const headersTooLarge = "The headers of this request are too large.";
export const notDoneHere = "This can't be done here.";
export const tooManyStreams = (max: number) =>
  `This page has ${number(max)} connections already. Close some of its tabs.`;
export const tooManyOwnStreams = (max: number) =>
  `You have ${number(max)} connections open already, on all your devices. Close some tabs.`;
export const stillExporting = "Your last export is still in progress. Please wait for it.";
export const tooManyExports = (most: number) =>
  `You can export your data ${times(most)} a day. Please continue tomorrow.`;
export const tooManyPictureBytes = (megabytes: number) =>
  `Your pictures take up ${number(megabytes)} MB, which is the limit. Please remove some first.`;
export const appealedAlready = "You have already asked for another look.";
export const notAppealable = "This can't be appealed.";
export const providerRefused = "The provider did not let you in. Please try again, or log in another way.";
export const providerDown =
  "The provider does not answer at the moment. Please log in another way, or try again later.";
export const wrongCode = "This code is wrong or was already used";
export const wrongKey = "This key does not belong to your account.";
export const factorNeeded = "Please set up a second factor first.";
export const factorIsOn = "An authenticator app is set up already. Remove it first.";
export const factorIsOff = "Please set up an authenticator app first.";
export const identityTaken = "This login is already linked with an account.";
export const passkeyTaken = "This passkey is set up already.";
export const tooManyPasskeys = (most: number) => `You have ${number(most)} passkeys. Please remove one first.`;
export const passkeysNeedHost = "Passkeys need a host name, and this board has only an IP address.";
export const lastWayIn =
  "This is your last way to log in. Add another one, or choose a password, before you remove it.";
export const notGranted = "This token may not do this.";
export const tooManyGrants = (most: number) => `You already have ${number(most)} of these. Please revoke one first.`;
export const notForFeeds = "This page has no feed.";
export const feedGone = "This feed has ended.";
export const tokenInAddress =
  "Send tokens in the Authorization header, never in an address. This token no longer works.";
export const unanswered = "The address has not answered the challenge. Try again once it does.";
export const untested = "Send a test first. Switch the webhook on once the test has arrived.";
export const tooManyWebhooks = (most: number) => `There are ${number(most)} webhooks already. Please delete one first.`;
