import type { Surroundings } from "../../http/surroundings.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";

/** What mailing news depends on. */
export type NewsBoard = Pick<Surroundings, "config" | "mail"> & { skills: CurrentSkills };
