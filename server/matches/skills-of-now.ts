import { changeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/connection.ts";
import { currentSkills } from "./current-skills.ts";
import type { SkillIndex } from "./skill-index.ts";

/** The current skill index for background work; loaded when first needed. */
export function skillsOfNow(database: Database): () => Promise<SkillIndex> {
  const feed = changeFeed(database);
  const skills = currentSkills(database, feed);
  return async () => {
    await feed.look();
    return skills();
  };
}
