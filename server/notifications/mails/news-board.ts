import type { Surroundings } from "../../http/surroundings.ts";
import type { SkillIndex } from "../../matches/skill-index.ts";

/** What mailing news depends on; `skills` loads the current skill index. */
export type NewsBoard = Pick<Surroundings, "config" | "mail"> & { skills: () => Promise<SkillIndex> };
