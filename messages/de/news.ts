import { number } from "./formats.ts";

/** What came while a list was read. */
export const jobs = (count: number) => (count === 1 ? "1 neuer Job" : `${number(count)} neue Jobs`);
export const projects = (count: number) => (count === 1 ? "1 neues Projekt" : `${number(count)} neue Projekte`);
export const questions = (count: number) => (count === 1 ? "1 neue Frage" : `${number(count)} neue Fragen`);
export const users = (count: number) => (count === 1 ? "1 neues Mitglied" : `${number(count)} neue Mitglieder`);
export const comments = (count: number) => (count === 1 ? "1 neuer Kommentar" : `${number(count)} neue Kommentare`);
export const answers = (count: number) => (count === 1 ? "1 neue Antwort" : `${number(count)} neue Antworten`);
export const replies = (count: number) => (count === 1 ? "1 neuer Kommentar" : `${number(count)} neue Kommentare`);
export const answersAndReplies = (count: number) => `${number(count)} neue Antworten und Kommentare`;
