import type { Services } from "../http/board.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";

/** What mailing news depends on. */
export type NewsBoard = Pick<Services, "config" | "mail"> & { skills: CurrentSkills };
