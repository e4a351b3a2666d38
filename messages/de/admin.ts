import { number } from "./formats.ts";

export const administration = "Verwaltung";
export const members = "Mitglieder";
export const invitations = "Einladungen";
export const reports = "Meldungen";
export const cohorts = "Jahrgänge";
export const skills = "Kenntnisse";
export const outcomes = "Werdegänge";
export const webhooks = "Webhooks";
export const audit = "Protokoll";
export const reportsWait = (count: number, urgent: number) => {
  const waiting = count === 1 ? "1 Meldung wartet" : `${number(count)} Meldungen warten`;
  return urgent > 0 ? `${waiting}, ${number(urgent)} davon dringend` : waiting;
};

export const forStaff = "Diese Seiten sind für Moderator:innen und Admins.";
export const notForYou = "Nicht für deine Rolle";
export const behindTheScenes = "Das spielt hinter den Kulissen";
export const toYourBoard = "Zu deinem Board";
