import { number } from "./formats.ts";

export const title = "Messages";
export const requests = "Requests";
export const conversations = "Conversations";
export const none = "No messages yet.";
export const seeWhoIsHere = "See who is here";
export const failed = "Your messages couldn't be loaded.";
export const pages = "Pages of conversations";
export const unread = (count: number) => (count === 1 ? "1 unread" : `${number(count)} unread`);
export const you = <Part>(words: Part) => ["You: ", words];
export const formerMember = "Former member";
export const noAnswerYet = "No answer yet";

export const about = <Part>(title: Part) => ["About ", title];
export const accept = "Accept";
export const acceptOf = (name: string) => `Accept ${name}`;
export const decline = "Decline";
export const declineOf = (name: string) => `Decline ${name}`;
export const block = "Block";
export const notTold = (name: string) => `If you decline, ${name} isn't told.`;
export const accepted = (name: string) => `You and ${name} can write to each other now.`;
export const declined = (name: string) => `Declined. ${name} isn't told.`;

export const conversationWith = (name: string) => `Conversation with ${name}`;
export const conversationFailed = "This conversation couldn't be loaded";
export const messagesFailed = "The messages couldn't be loaded.";
export const earlier = "Earlier messages";
export const newMessages = (count: number) => (count === 1 ? "1 new message" : `${number(count)} new messages`);
export const message = "Message";
export const enterHint = "Press Ctrl + Enter to send.";
export const saidBy = (name: string) => `${name}:`;
export const saidByYou = "You:";
export const hasLeft = "This member has left the board.";
export const remove = "Delete conversation";
export const removal = {
  question: "It disappears for you. A new message brings it back, with only what is new.",
  request: "Your message is taken back. It can't be sent again for 90 days.",
  done: "Conversation deleted",
};
export const youBlocked = (name: string) => `You blocked ${name}.`;
export const unblock = "Unblock";
