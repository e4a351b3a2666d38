import { number } from "./formats.ts";

export const comments = {
  title: "Comments",
  none: "No comments yet.",
  write: "Write a comment",
  failed: "The comments couldn't be loaded.",
  wasDeleted: "This comment was deleted.",
};
export const sortBy = "Sort by";
export const sorts = { best: "Best first", threads: "Oldest first" };
export const showMore = "Show more";
export const onItsWay = "sending...";
export const isGone = "This comment is gone.";

export const helpful = "Helpful";
export const accepted = "Accepted answer";
export const accept = "Accept answer";
export const takeBack = "Take back";

export const reply = "Reply";
export const writeReply = "Write a reply";
export const repliesTo = (person: string) => `Replies to ${person}`;
export const repliesToDeleted = "Replies to a deleted comment";

export const byBlocked = (name: string) => `You blocked ${name}, who wrote this.`;
export const showFolded = "Show";

export const edit = "Edit";
export const editThis = (beginning: string) => `Edit your comment: ${beginning}`;
export const removeThis = (beginning: string) => `Delete the comment: ${beginning}`;
export const quoted = (beginning: string) => `“${beginning}”`;

export const yourComment = "Your comment";

export const added = "Comment added successfully";
export const updated = "Comment updated successfully";
export const failed = "Ooops, something went wrong";
export const notSentYet = "Not sent yet: you are offline. Your text stays here.";
export const sendNow = "Not sent yet. You are online again: you can send it now.";
export const deletion = {
  title: "Delete comment",
  question: "Are you sure you want to delete this comment?",
};
export const deleted = "Comment deleted successfully";

export const edited = "edited";
export const versionsTitle = "What changed";
export const versionsFailed = "What changed couldn't be loaded.";
export const versionsShowMore = "Show more";
export const versionsClose = "Close";
export const byOnDay = <Part>(person: Part, day: Part) => [person, ", ", day];
export const wasRemoved = "This version was removed.";
export const inserted = <Part>(words: Part, spoken: (words: string) => Part) => [
  spoken(" added: "),
  words,
  spoken(" end of what was added. "),
];
export const versionsDeleted = <Part>(words: Part, spoken: (words: string) => Part) => [
  spoken(" taken out: "),
  words,
  spoken(" end of what was taken out. "),
];
export const versionParts = { title: "Title", skills: "Skills", description: "Description" };

export const removeVersion = "Remove this version";
export const removal = {
  title: "Remove this version?",
  what: "Its text is deleted for good. Its author and date stay.",
  confirm: "Remove",
};
export const removed = "Version removed";
export const removalFailed = "Ooops, something went wrong";

export const votes = (count: number) => (count === 1 ? "1 vote" : `${number(count)} votes`);
export const votesFailed = "Ooops, something went wrong";

export const writeTo = <Part>(name: Part) => ["Write to ", name];
export const yourMessage = "Your message";
export const left = (characters: number) =>
  characters === 1 ? "1 character left" : `${number(characters)} characters left`;
export const whatTheySee = (name: string) =>
  `${name} sees your name and this message, not your email address. Until ${name} accepts, it is the only one you can send.`;
export const messageSent = "Your message was sent";
export const youWrote = (name: string) => `You wrote to ${name}. No answer yet.`;
export const answer = (name: string) => `Answer ${name}`;
export const openConversation = "Open the conversation";
