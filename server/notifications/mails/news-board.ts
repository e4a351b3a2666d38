import type { Surroundings } from "../../http/surroundings.ts";
import type { SkillIndex } from "../../matches/skill-index.ts";

/** What it takes to mail news: `skills` is who has which at this moment. */
export type NewsBoard = Pick<Surroundings, "config" | "mail"> & { skills: () => Promise<SkillIndex> };
