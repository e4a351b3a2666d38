import { dayOfThisYear, number } from "./formats.ts";

export const greeting = (firstName: string) => `Hello ${firstName},`;
export const signature = (organisation: string) => `The board of ${organisation}`;
export const copyAddress = "Or copy this address into your browser:";

export const recovery = (minutes: number) => ({
  subject: "Reset your password",
  paragraphs: [
    "Someone, hopefully you, asked for a new password for your account.",
    `The link below lets you choose one. It works once, within ${number(minutes)} minutes. Only the newest link works.`,
    "If it wasn't you, you can ignore this mail: your password stays as it is.",
  ],
  link: "Choose a new password",
});

export const passwordChanged = {
  subject: "Your password was changed",
  paragraphs: [
    "The password of your account has just been changed, and every other device was logged out.",
    "If it wasn't you, reset your password now with the link below.",
  ],
  link: "Reset your password",
};

export const confirmEmail = (hours: number, heldDays: number | null) => ({
  subject: "Confirm your new address",
  paragraphs: [
    "This address was entered for your account. Please confirm that it is yours.",
    `The link works for ${number(hours)} hours. Until you confirm it, your old address stays.`,
    ...(heldDays === null
      ? []
      : [
          `The team entered it. For ${number(heldDays)} days it can't be used to reset the password, unless you agree from the old address.`,
        ]),
  ],
  link: "Confirm this address",
});

export const confirmAddress = (hours: number, isWaiting: boolean) => ({
  subject: "Confirm your address",
  paragraphs: [
    "Someone, hopefully you, signed up with this address. Please confirm that it is yours.",
    `The link works once, within ${number(hours)} hours. Only the newest link works.`,
    ...(isWaiting ? ["The team then reviews your account. You get a mail once you are in."] : []),
    "If it wasn't you, you can ignore this mail.",
  ],
  link: "Confirm this address",
});
export const admitted = {
  subject: "You are in",
  paragraphs: ["The team has let you in. Welcome to the board!"],
  link: "Log in",
};
export const refused = (reason: string | null) => ({
  subject: "Your account was not accepted",
  paragraphs: [
    "The team has not accepted your account, and has deleted it with everything you entered.",
    ...(reason === null ? [] : [`The reason: ${reason}`]),
    "If you think this is a mistake, please write to the team.",
  ],
});

const wayBack = (days: number) => [
  `If you don't want this, the link below undoes the change. It works for ${number(days)} days, even after the new address is confirmed.`,
  "It also logs out every device, and we send a link to this address so that you can choose a new password.",
];
/** To the old address of an account in which somebody, who may have only its token, entered a new one. */
export const allowChange = (hours: number) => ({
  subject: "Allow a new address for your account?",
  paragraphs: [
    "A new email address was entered for your account, on a device that is logged in, without the password.",
    `If it was you, allow the change with the link below. It works for ${number(hours)} hours. We then send a link to the new address.`,
    "If it wasn't you, don't open the link: your address stays as it is. Change your password in your settings; that logs out every other device.",
  ],
  link: "Allow the change",
});
const agreement = (address: string | null) =>
  address === null
    ? {}
    : {
        footer: {
          text: "The team entered the new address. If you agree, it can be used to reset the password at once.",
          links: [{ label: "Agree to the new address", address }],
        },
      };
export const emailChanging = (days: number, agreeAt: string | null) => ({
  subject: "Your address is about to change",
  paragraphs: [
    "A new email address was entered for your account. It takes effect once it is confirmed.",
    ...wayBack(days),
  ],
  link: "Keep this address",
  ...agreement(agreeAt),
});
export const emailChanged = (days: number, agreeAt: string | null) => ({
  subject: "Your address was changed",
  paragraphs: ["The email address of your account was changed. This one is no longer used.", ...wayBack(days)],
  link: "Keep this address",
  ...agreement(agreeAt),
});
export const changeTakenBack = {
  subject: "Your address was changed back",
  paragraphs: [
    "The change of your account's email address was undone from the old address. Your account uses that one again, and this one no longer.",
    "If you don't want this, please write to the team.",
  ],
};

export const invitation = (organisation: string, days: number) => ({
  subject: `You are invited to the board of ${organisation}`,
  paragraphs: [
    `${organisation} has a board for its graduates: jobs, projects, questions, and people who know what you know.`,
    `The link below lets you in. It works for ${number(days)} days.`,
  ],
  link: "Come in",
});
/** To an address that someone has signed up with. */
export const claimedAddress = (organisation: string, days: number) => {
  const { paragraphs, ...words } = invitation(organisation, days);
  const claimed =
    "Someone has already signed up there with this address. With the link you choose a new password, and everyone who has used the account so far is logged out.";
  return { ...words, paragraphs: [...paragraphs, claimed] };
};

export const suspensionLifted = {
  subject: "Your account is open again",
  paragraphs: ["Your account is no longer suspended. You can log in as before, and what you posted is back."],
  link: "Log in",
};

type EndingJob = {
  title: string;
  shortTitle: string;
  company: string | null;
  expiresAt: string;
  isOver: boolean;
  open: string;
  filled: string;
};
const listedUntil = ({ expiresAt, isOver }: EndingJob, timeZone: string) => {
  const day = dayOfThisYear(new Date(expiresAt), timeZone);
  return isOver ? `It left the list on ${day}.` : `It leaves the list on ${day}.`;
};
const whatFollows = (jobs: EndingJob[], isRestOver: boolean) => {
  if (isRestOver && jobs.every(({ isOver }) => isOver)) return "You can open it again at any time.";
  return jobs.length === 1
    ? "If you do nothing, it leaves the list on that day. You can open it again at any time."
    : "If you do nothing, each job leaves the list on its day. You can open it again at any time.";
};
/** `rest` are those that are not named one by one; `isOver` if all of them left the list. */
export const stillOpen = (
  jobs: EndingJob[],
  rest: { count: number; address: string; isOver: boolean },
  timeZone: string,
) => ({
  subject:
    jobs.length === 1
      ? `Is “${jobs[0]?.shortTitle}” still open?`
      : `Are your ${number(jobs.length + rest.count)} jobs still open?`,
  paragraphs: [
    ...jobs.map((job) => ({
      text: [job.company ? `${job.title}, ${job.company}` : job.title, listedUntil(job, timeZone)].join("\n"),
      links: [
        { label: "Still open, 60 more days", address: job.open },
        { label: "It's filled", address: job.filled },
      ],
    })),
    ...(rest.count > 0
      ? [{ text: `and ${number(rest.count)} more`, links: [{ label: "My jobs", address: rest.address }] }]
      : []),
    whatFollows(jobs, rest.isOver),
  ],
});

type Request = { name?: string; email?: string; about?: { name: string; id: number } };
/** The visitor's own words follow. */
export const request = ({ name = "a visitor", email, about }: Request) => ({
  subject: `A request from ${name}`,
  paragraphs: [
    email ? `${name} <${email}> writes:` : `${name} writes:`,
    ...(about ? [`About ${about.name} (member ${about.id}).`] : []),
  ],
});

const logInKeys = { password: "with your password", passkey: "with a passkey", provider: "with a linked account" };
export const newLogIn = (by: keyof typeof logInKeys) => ({
  subject: "New log-in to your account",
  paragraphs: [
    `Someone, hopefully you, has just logged in to your account ${logInKeys[by]}, for the first time in this way or from this place.`,
    "If it wasn't you, log out every device on the page below and change your password.",
  ],
  link: "Look at my ways to log in",
});

export const factorLocked = {
  subject: "Too many wrong codes",
  paragraphs: [
    "Someone logged in to your account with the first step, and then entered five wrong codes. No code is accepted for 15 minutes.",
    "If it wasn't you, somebody may know your password: choose a new one, with the link below.",
  ],
  link: "Choose a new password",
};

export const factorRecovery = (minutes: number, hours: number) => ({
  subject: "Remove your second factor?",
  paragraphs: [
    "Someone, hopefully you, has lost the second factor of your account and all recovery codes.",
    `The link below starts a waiting period of ${number(hours)} hours. After that your second factor is removed. The link works once, for ${number(minutes)} minutes.`,
    "If it wasn't you, you can ignore this mail: your second factor stays.",
  ],
  link: "Start the waiting period",
});

export const factorEnds = (hours: number) => ({
  subject: "Your second factor will be removed",
  paragraphs: [
    `In ${number(hours)} hours the second factor of your account will be removed. Someone asked for this and confirmed it by a mailed link.`,
    "If it wasn't you, keep the factor with the link below, and change the password of your mailbox: somebody can read your mails.",
  ],
  link: "Keep my second factor",
});

export const factorRemoved = {
  subject: "Your second factor was removed",
  paragraphs: [
    "The second factor of your account has been removed. You can log in without it now, and set up a new one in your settings.",
  ],
  link: "Log in",
};

export const tokenLeaked = (name: string) => ({
  subject: "One of your tokens was revoked",
  paragraphs: [
    `Your token “${name}” was sent in the address of a request, where logs and histories keep it. The board revoked it at once.`,
    "Send tokens in the Authorization header only. You can make a new one in your settings.",
  ],
  link: "Your tokens",
});
export const tokenEnds = (name: string, end: Date, timeZone: string) => ({
  subject: `Your token “${name}” ends soon`,
  paragraphs: [
    `Your token “${name}” ends on ${dayOfThisYear(end, timeZone)}. Whatever uses it stops working then.`,
    "You can make a new one in your settings.",
  ],
  link: "Your tokens",
});

export const webhookFails = (address: string, days: number) => ({
  subject: days < 5 ? "A webhook fails" : "A webhook was switched off",
  paragraphs: [
    days < 5
      ? `Nothing has arrived at ${address} for ${days === 1 ? "a day" : `${number(days)} days`}. The board keeps trying; after five days it switches the webhook off.`
      : `Nothing has arrived at ${address} for five days. The board has switched the webhook off.`,
  ],
  link: "Look at the deliveries",
});
