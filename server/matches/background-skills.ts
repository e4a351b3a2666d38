import { changeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/connection.ts";
import { type CurrentSkills, currentSkills } from "./current-skills.ts";

/** The current skill index for background work; loaded when first needed. */
export function backgroundSkills(database: Database): CurrentSkills {
  const feed = changeFeed(database);
  const skills = currentSkills(database, feed);
  return async () => {
    await feed.look();
    return skills();
  };
}
