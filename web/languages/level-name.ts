import { native } from "#messages/job-facts.ts";

/** Of how well a language is spoken; most levels are called the same everywhere. */
export const levelName = (level: string) => (level === "native" ? native : level);
