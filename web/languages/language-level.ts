import { native } from "#messages/job-facts.ts";

/** The name of a language level; most are the same in every language (A1 to C2). */
export const levelName = (level: string) => (level === "native" ? native : level);
