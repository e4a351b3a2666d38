import { choice, number } from "./formats.ts";

export const required = "This field is required";
export const notValid = "This input is not valid.";
export const oneOf = (choices: string[]) => `Please choose ${choice(choices)}`;

export const enterText = "Please enter a text";
export const unstorable = "This text contains characters that can't be stored";
export const tooLong = (max: number) => `Please use at most ${number(max)} characters`;
export const oneLine = "Please use one line";
export const searchTooLong = (max: number) => `Please search for at most ${number(max)} characters`;
export const tooManyValues = (most: number) => `Please choose at most ${number(most)}`;
export const eachOnce = "Please list each only once";
export const chooseOneKind = "Choose one kind to see its pages.";
export const enterWholeNumber = "Please enter a whole number";
export const numberFrom = (least: number) => `Please enter a number from ${number(least)}`;
export const numberUpTo = (most: number) => `Please enter a number from 1 to ${number(most)}`;
export const enterDate = "Please enter a date";
export const dayToCome = "Please enter a day that isn't in the future";
export const enterMonth = "Please enter a month like 2026-05";
export const enterQuarter = "Please enter a quarter like 2026-Q3";
export const dateOutOfRange = "Please enter a date from 1900 to 2100";
export const chooseLanguage = "Please choose one of the languages.";
export const endBeforeStart = "The end date must not be before the start date";
export const enterUrl = "Please enter a valid URL";

export const notReportable = "Only what members write can be reported.";
export const chooseReason = "Please choose a reason";
export const chooseOutcome = "Please choose an outcome";
export const chooseParts = "Please choose what to clear";
export const notWithKept = "If nothing is wrong, nobody can be suspended.";

export const enterEmail = "Please enter a valid email address";
export const noControlCharacters = "Please leave out control characters";
export const nameIsAddress = "Please enter a name, not a web address";

export const passwordTooShort = (min: number) =>
  `Password with a minimum length of ${number(min)} characters is required!`;
export const passwordTooLong = (max: number) =>
  `Password with a maximum length of ${number(max)} characters is required!`;
export const confirmPassword = "Please confirm password!";
export const passwordsShouldMatch = "Passwords should match!";
export const passwordsDoNotMatch = "Passwords do not match.";
export const deadResetToken = "Invalid or expired reset token.";
export const deadLink = "Invalid or expired link.";

export const notAnImage = "Please choose a PNG or JPEG picture";
export const imageTooLarge = (megabytes: number) => `Please choose a picture of at most ${number(megabytes)} MB`;
export const keepOrRemovePicture = "Please keep the picture or remove it";
export const pictureIsGone = "A picture in this text is gone. Please add it again.";
export const tooManyMentions = (max: number) => `Please mention at most ${number(max)} members`;

export const titleRequired = "Title is required";
export const titleTooLong = (max: number) => `Title must be ${number(max)} characters or fewer`;
export const chooseSkills = "Please choose skills from the list";
export const tooManySkills = (max: number) => `Please choose at most ${number(max)} skills`;
export const describeSeats = "Please describe seats by name, skills and hours";
export const tooManySeats = (max: number) => `Please use at most ${number(max)} seats`;
export const notCommentable = "This can't be commented on";

export const enterAmount = (most: number) => `Please enter amounts above 0 and up to ${number(most)}`;
export const twoDecimals = "Please use at most two decimals";
export const enterPay = "Please enter an amount, the currency and the period";
export const chooseCurrency = "Please choose a currency";
export const upperEndBelowLower = "The upper end must not be below the lower one";
export const chooseLanguages = "Please choose languages and their levels from the lists";
export const tooManyLanguages = (max: number) => `Please choose at most ${number(max)} languages`;
export const languageTwice = "Please choose each language once";
export const requiredAmongSkills = "Must-haves are chosen from the skills of the job.";
export const chooseDays = (from: number, to: number) => `Please choose ${number(from)} to ${number(to)} days`;

export const tooManyLinks = (max: number) => `Please use at most ${number(max)} links`;
export const chooseCompanies = "Please choose companies from the list";
export const tooManyCompanies = (max: number) => `Please choose at most ${number(max)} companies`;
export const tooManyAddresses = (max: number) => `Please send at most ${number(max)} addresses at once`;
export const yesOrNo = "Please say yes or no";
export const introduceYourself = "Please tell the team who you are";

export const askQuestion = "Please ask a question";
export const askOneQuestion = "Please ask one question";
export const onlyQuestions = "Only a question of a user can be sent";

export const chooseYourPostsFate = "Please choose what happens to your posts";
export const chooseTheirPostsFate = "Please choose what happens to their posts";

export const readOrUnread = "Please say whether it is read or unread";
export const enterMoment = "Please enter a date and time, like 2026-12-03T14:05:00Z";
export const notNotifying = "There are no notifications about this";
export const sayWhatIsRead = "Please say what was read: up to a time, or about a record";
export const notificationSetting = "There is no such notification setting";
export const cantBeSwitchedOff = "This can't be switched off";
export const chooseDayToCome = "Please choose a day in the future";
export const chooseTimeZone = "Please choose a time zone";
export const chooseHour = "Please choose an hour from 0 to 23";
export const chooseWeekday = "Please choose a day from 1 (Monday) to 7";
export const pushSubscription = "This isn't a browser's push subscription";
export const linkIsDead = "This link no longer works.";
export const attemptOver = "This sign-in is over or was started elsewhere. Please start again.";
export const chooseScopes = "Please choose what it may do";
export const enterHttpsAddress = "Please enter an address that begins with https://";
export const chooseEvents = "Please choose at least one event";
