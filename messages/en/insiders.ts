import { number } from "./formats.ts";

export const onTheBoard = "On this board";
export const workHere = (count: number) =>
  count === 1 ? "1 graduate works here" : `${number(count)} graduates work here`;
export const worksHereNow = "Works here now";
export const workedHereBefore = "Worked here before";
export const seeAll = "See all";
export const peopleFailed = "Its people couldn't be loaded.";

export const ask = "Ask an insider";
export const yourQuestion = "Your question";
export const sendTo = (name: string) => `Send to ${name}`;
export const someoneElse = "Someone else";
export const youAsked = <Part>(name: Part, day: Part) => ["You asked ", name, " on ", day, "."];
export const someone = "someone";
