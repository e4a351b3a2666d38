import { factorRecoveryHours } from "../../contract/keys/factor-recovery.ts";
import { pages } from "../../contract/pages.ts";
import type { Language } from "../languages/languages.ts";
import { type Board, mailTo } from "./mail-builder.ts";
import type { Mail } from "./mailer.ts";
import type { Recipient } from "./recipient.ts";
import { knownTimeZone } from "./time-zones.ts";

/** How long each kind of mailed link is valid; the mails say so. */
export const recoveryMinutes = 60;
export const confirmationHours = 24;
export const addressReturnDays = 7;
export const invitationDays = 14;

export const recoveryMail = (board: Board, to: Recipient, token: string): Mail =>
  mailTo(board, to, (mails) => mails.recovery(recoveryMinutes), {
    address: withToken(board, pages.resetPassword, token),
    urgent: true,
  });

export const passwordChangedMail = (board: Board, to: Recipient): Mail =>
  mailTo(board, to, (mails) => mails.passwordChanged, { address: `${board.publicUrl}${pages.recoverPassword}` });

/** `isHeld`: staff entered the address, and for some days it can't be used for a recovery. */
export const confirmEmailMail = (board: Board, to: Recipient, token: string, isHeld: boolean): Mail =>
  mailTo(board, to, (mails) => mails.confirmEmail(confirmationHours, isHeld ? addressReturnDays : null), {
    address: withToken(board, pages.confirmEmail, token),
    urgent: true,
  });

/** After sign-up; with approval, it says that the team decides next. */
export const confirmAddressMail = (board: Board, to: Recipient, token: string, isWaiting: boolean): Mail =>
  mailTo(board, to, (mails) => mails.confirmAddress(confirmationHours, isWaiting), {
    address: withToken(board, pages.confirmEmail, token),
    urgent: true,
  });

export const admittedMail = (board: Board, to: Recipient): Mail =>
  mailTo(board, to, (mails) => mails.admitted, { address: `${board.publicUrl}${pages.logIn}` });

/** To someone whose account was deleted. */
export const refusedMail = (board: Board, { email, language }: Recipient, reason: string | null): Mail =>
  mailTo(board, { email, language }, (mails) => mails.refused(reason));

/** To the old address, if a change was requested without a proof. */
export const allowChangeMail = (board: Board, to: Recipient, token: string): Mail =>
  mailTo(board, to, (mails) => mails.allowChange(confirmationHours), {
    address: withToken(board, pages.confirmEmail, token),
    urgent: true,
  });

/** The token of an old address. While it `holdsRecovery`, the new address gets no recovery link. */
export type AddressReturnToken = { token: string; holdsRecovery: boolean };

/** Both mails to the old address can take the change back; if staff made it, they also let the address agree. */
export const emailChangingMail = (board: Board, to: Recipient, wayBack: AddressReturnToken): Mail =>
  mailTo(board, to, (mails) => mails.emailChanging(addressReturnDays, agreement(board, wayBack)), {
    address: withToken(board, pages.takeBackEmail, wayBack.token),
  });

export const emailChangedMail = (board: Board, to: Recipient, wayBack: AddressReturnToken): Mail =>
  mailTo(board, to, (mails) => mails.emailChanged(addressReturnDays, agreement(board, wayBack)), {
    address: withToken(board, pages.takeBackEmail, wayBack.token),
  });

const agreement = (board: Board, { token, holdsRecovery }: AddressReturnToken) =>
  holdsRecovery ? withToken(board, pages.confirmEmail, token) : null;

export const changeTakenBackMail = (board: Board, to: Recipient): Mail =>
  mailTo(board, to, (mails) => mails.changeTakenBack);

type Invited = { email: string; language: Language };

export const invitationMail = (board: Board, to: Invited, token: string): Mail =>
  mailTo(board, to, (mails) => mails.invitation(board.organisation, invitationDays), {
    address: `${board.publicUrl}${pages.signUp}?invitation=${token}`,
    invites: true,
  });

export const memberInvitationMail = (board: Board, to: Recipient, token: string): Mail =>
  mailTo(board, to, (mails) => mails.invitation(board.organisation, invitationDays), {
    address: withToken(board, pages.resetPassword, token),
    invites: true,
  });

/** To the owner of an address that someone else may have signed up with. */
export const claimedAddressMail = (board: Board, to: Recipient, token: string): Mail =>
  mailTo(board, to, (mails) => mails.claimedAddress(board.organisation, invitationDays), {
    address: withToken(board, pages.resetPassword, token),
    invites: true,
  });

export const suspensionLiftedMail = (board: Board, to: Recipient): Mail =>
  mailTo(board, to, (mails) => mails.suspensionLifted, { address: `${board.publicUrl}${pages.logIn}` });

export const newLogInMail = (board: Board, to: Recipient, by: "password" | "passkey" | "provider"): Mail =>
  mailTo(board, to, (mails) => mails.newLogIn(by), {
    address: `${board.publicUrl}${pages.securitySettings}`,
    urgent: true,
  });

export const factorLockedMail = (board: Board, to: Recipient): Mail =>
  mailTo(board, to, (mails) => mails.factorLocked, {
    address: `${board.publicUrl}${pages.recoverPassword}`,
    urgent: true,
  });

export const factorRecoveryMail = (board: Board, to: Recipient, token: string): Mail =>
  mailTo(board, to, (mails) => mails.factorRecovery(recoveryMinutes, factorRecoveryHours), {
    address: withToken(board, pages.lostFactor, token),
    urgent: true,
  });

/** The only mail with the link that cancels. */
export const factorEndsMail = (board: Board, to: Recipient, token: string): Mail =>
  mailTo(board, to, (mails) => mails.factorEnds(factorRecoveryHours), {
    address: withToken(board, pages.keepFactor, token),
    urgent: true,
  });

export const factorRemovedMail = (board: Board, to: Recipient): Mail =>
  mailTo(board, to, (mails) => mails.factorRemoved, { address: `${board.publicUrl}${pages.logIn}` });

/** To the member whose token was part of a request's address. */
export const tokenLeakedMail = (board: Board, to: Recipient, name: string): Mail =>
  mailTo(board, to, (mails) => mails.tokenLeaked(name), { address: `${board.publicUrl}${pages.developerSettings}` });

/** `endsAt` is a time in ISO 8601. */
export const tokenEndsMail = (board: Board, to: Recipient, token: { name: string; endsAt: string }): Mail =>
  mailTo(board, to, (mails) => mails.tokenEnds(token.name, new Date(token.endsAt), knownTimeZone(to.timeZone)), {
    address: `${board.publicUrl}${pages.developerSettings}`,
  });

/** `days`: for how long nothing has arrived. */
export const webhookFailsMail = (
  board: Board,
  to: Recipient,
  { address, days }: { address: string; days: number },
): Mail =>
  mailTo(board, to, (mails) => mails.webhookFails(address, days), {
    address: `${board.publicUrl}${pages.adminWebhooks}`,
  });

const withToken = (board: Board, page: string, token: string) => `${board.publicUrl}${page}?token=${token}`;
