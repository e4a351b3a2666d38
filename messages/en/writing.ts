import { number } from "./formats.ts";

export const writeTo = <Part>(name: Part) => ["Write to ", name];
export const yourMessage = "Your message";
export const left = (characters: number) =>
  characters === 1 ? "1 character left" : `${number(characters)} characters left`;
export const whatTheySee = (name: string) =>
  `${name} sees your name and this message, not your email address. Until ${name} accepts, it is the only one you can send.`;
export const sent = "Your message was sent";
export const youWrote = (name: string) => `You wrote to ${name}. No answer yet.`;
export const answer = (name: string) => `Answer ${name}`;
export const open = "Open the conversation";
