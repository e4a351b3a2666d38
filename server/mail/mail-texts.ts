import { pages } from "../../contract/pages.ts";
import { personName } from "../../contract/people/people.ts";
import type { Config } from "../process/config.ts";
import { mailPage } from "./mail-page.ts";
import type { Mail } from "./mailer.ts";
import type { Recipient } from "./recipient.ts";

type Board = Pick<Config, "organisation" | "publicUrl">;
type Letter = {
  subject: string;
  greeting?: string;
  paragraphs: string[];
  link?: { label: string; address: string };
  urgent?: true;
};

/** Good for an hour; the mail says so. */
export const recoveryMinutes = 60;
export const confirmationHours = 24;
export const addressReturnDays = 7;
export const invitationDays = 14;
export const invited = "You are invited to the board of";

export function recoveryMail(board: Board, to: Recipient, token: string): Mail {
  return letterTo(board, to, {
    subject: "Reset your password",
    paragraphs: [
      "Someone, hopefully you, asked for a new password for your account.",
      `The link below lets you choose one. It works once, for ${recoveryMinutes} minutes, and only the newest one does.`,
      "If it was not you, there is nothing to do: your password stays as it is.",
    ],
    link: { label: "Choose a new password", address: withToken(board, pages.resetPassword, token) },
    urgent: true,
  });
}

export function passwordChangedMail(board: Board, to: Recipient): Mail {
  return letterTo(board, to, {
    subject: "Your password was changed",
    paragraphs: [
      "The password of your account has just been changed, and every other device was logged out.",
      "If it was not you, ask for a new password at once, with the link below.",
    ],
    link: { label: "Reset your password", address: `${board.publicUrl}${pages.recoverPassword}` },
  });
}

export function confirmEmailMail(board: Board, to: Recipient, token: string): Mail {
  return letterTo(board, to, {
    subject: "Confirm your new address",
    paragraphs: [
      "This address was entered for your account. Please confirm that you read it.",
      `The link works for ${confirmationHours} hours. Until then your old address stays.`,
    ],
    link: { label: "Confirm this address", address: withToken(board, pages.confirmEmail, token) },
    urgent: true,
  });
}

export function emailChangingMail(board: Board, to: Recipient, token: string): Mail {
  return letterTo(board, to, {
    subject: "Your address is about to change",
    paragraphs: [
      "A new e-mail address was entered for your account. It takes effect once it is confirmed from there.",
      ...wayBack,
    ],
    link: keepThisAddress(board, token),
  });
}

export function emailChangedMail(board: Board, to: Recipient, token: string): Mail {
  return letterTo(board, to, {
    subject: "Your address was changed",
    paragraphs: ["The e-mail address of your account was changed; this one is no longer used.", ...wayBack],
    link: keepThisAddress(board, token),
  });
}

const wayBack = [
  `If that is not what you wanted, the link below takes the change back. It works for ${addressReturnDays} days, also once the new address is confirmed.`,
  "Every device is logged out then, and we send a link to a new password to this address.",
];

const keepThisAddress = (board: Board, token: string) => ({
  label: "Keep this address",
  address: withToken(board, pages.takeBackEmail, token),
});

export function changeTakenBackMail(board: Board, to: Recipient): Mail {
  return letterTo(board, to, {
    subject: "Your address was changed back",
    paragraphs: [
      "Your account has the e-mail address again that it had before this one: the change was taken back from there. This one is no longer used.",
      "If that is not what you wanted, please write to the team of the board.",
    ],
  });
}

export function invitationMail(board: Board, email: string, address: string): Mail {
  return letter(board, email, invitation(board, address));
}

export function memberInvitationMail(board: Board, to: Recipient, token: string): Mail {
  return letterTo(board, to, invitation(board, withToken(board, pages.resetPassword, token)));
}

/** For whoever reads an address that someone has signed up with. */
export function claimedAddressMail(board: Board, to: Recipient, token: string): Mail {
  const { paragraphs, ...content } = invitation(board, withToken(board, pages.resetPassword, token));
  const claimed =
    "Someone has signed up there with this address. By the link you choose a new password, and everyone who used the account until then is logged out.";
  return letterTo(board, to, { ...content, paragraphs: [...paragraphs, claimed] });
}

function invitation(board: Board, address: string): Letter {
  return {
    subject: `${invited} ${board.organisation}`,
    paragraphs: [
      `${board.organisation} has a board for its graduates: jobs, projects, questions, and people who know what you know.`,
      `The link below lets you in. It works for ${invitationDays} days.`,
    ],
    link: { label: "Come in", address },
  };
}

export function suspendedMail(board: Board, to: Recipient, until: string, reason: string): Mail {
  return letterTo(board, to, {
    subject: "Your account is suspended",
    paragraphs: [
      `Your account is suspended${until}: you can't log in${until ? " before that day" : ""}, and every device was logged out.`,
      `The reason: ${reason}`,
      "Meanwhile nobody but the team sees your profile, your posts and your comments. They come back as they are now.",
      "If you think that this is a mistake, please write to the team of the board.",
    ],
    link: { label: "Write to the team", address: `${board.publicUrl}${pages.contact}` },
  });
}

export function suspensionLiftedMail(board: Board, to: Recipient): Mail {
  return letterTo(board, to, {
    subject: "Your account is open again",
    paragraphs: ["Your account is no longer suspended. You can log in as before, and what you posted is back."],
    link: { label: "Log in", address: `${board.publicUrl}${pages.logIn}` },
  });
}

type Request = { name: string; email?: string; request: string; about?: string };

/** What a visitor writes to the team. Only the answer's address comes from outside. */
export function requestMail(board: Board, team: string, { name, email, request, about }: Request): Mail {
  const writes = email ? `${name} <${email}> writes:` : `${name} writes:`;
  const paragraphs = [writes, ...(about ? [`About ${about.replace(/\s+/g, " ")}.`] : []), ...request.split(/\n{2,}/)];
  return {
    ...letter(board, team, { subject: `A request from ${name}`, paragraphs }),
    ...(email && { replyTo: email }),
  };
}

export const withToken = (board: Board, page: string, token: string) => `${board.publicUrl}${page}?token=${token}`;

/** A letter to a member, whom it leaves with, also from an address that was theirs once. */
function letterTo(board: Board, { id, email, greetedAs }: Recipient, content: Letter): Mail {
  // Names from before today's rule may hold line breaks and addresses.
  const { data: greeting } = personName.safeParse(greetedAs);
  return { ...letter(board, email, { greeting, ...content }), memberId: id };
}

function letter(board: Board, to: string, { subject, greeting, paragraphs, link, urgent }: Letter): Mail {
  const lines = greeting ? [`Hello ${greeting},`, ...paragraphs] : paragraphs;
  const signature = `The board of ${board.organisation}`;
  const text = [...lines, ...(link ? [`${link.label}: ${link.address}`] : []), `-- \n${signature}`].join("\n\n");
  return { to, subject, text: `${text}\n`, html: mailPage({ lines, link, signature }), ...(urgent && { urgent }) };
}
