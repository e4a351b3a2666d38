import { number } from "./formats.ts";

export const title = "Notifications";
const upTo = (most: number, count: number) => (count > most ? `${most}+` : number(count));
/** Unread entries are counted up to 1,000, which stands for more. */
export const unreadNotifications = (count: number) =>
  count === 0 ? "Notifications" : `Notifications, ${upTo(999, count)} unread`;
/** Inside the picture of a bell. */
export const shortly = (count: number) => upTo(999, count);

export const markAllRead = "Mark all as read";
export const seeAll = "See all";
export const settings = "Settings";

export const shown = "Which are shown";
export const all = "All";
export const unread = "Unread";
export const markRead = "Mark as read";
export const markUnread = "Mark as unread";
export const markThisRead = (sentence: string) => `Mark as read: ${sentence}`;
export const markThisUnread = (sentence: string) => `Mark as unread: ${sentence}`;
export const pages = "Pages of notifications";
export const none = "Nothing yet. Answers, comments and jobs that fit you will appear here.";
export const nothingUnread = "You have read everything.";
export const emptyPage = "There are no notifications on this page. Go back to the previous one.";
export const failed = "Your notifications couldn't be loaded.";
export const notMarked = "That couldn't be saved. Please try again.";

export const notifyMe = "Notify me";
export const stopNotifying = "Stop notifying me";
export const toldNoMore = "You won't be notified about this any more.";

/** Records added while a list was open. */
export const jobs = (count: number) => (count === 1 ? "1 new job" : `${number(count)} new jobs`);
export const projects = (count: number) => (count === 1 ? "1 new project" : `${number(count)} new projects`);
export const questions = (count: number) => (count === 1 ? "1 new question" : `${number(count)} new questions`);
export const users = (count: number) => (count === 1 ? "1 new member" : `${number(count)} new members`);
export const comments = (count: number) => (count === 1 ? "1 new comment" : `${number(count)} new comments`);
export const answers = (count: number) => (count === 1 ? "1 new answer" : `${number(count)} new answers`);
export const replies = (count: number) => (count === 1 ? "1 new reply" : `${number(count)} new replies`);
export const answersAndReplies = (count: number) => `${number(count)} new answers and replies`;
