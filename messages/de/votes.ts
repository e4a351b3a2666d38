import { number } from "./formats.ts";

export const votes = (count: number) => (count === 1 ? "1 Stimme" : `${number(count)} Stimmen`);
export const failed = "Ups, da ist etwas schiefgegangen";
