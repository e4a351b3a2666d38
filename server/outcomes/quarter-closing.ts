import type { Connection } from "../database/connection.ts";
import { publishOutcomes } from "./outcome-store.ts";
import { closedQuarter } from "./quarters.ts";
import { storeWantedSkills } from "./wanted-skill-store.ts";

/** Stores the figures of the last quarter that is over, once. */
export async function closeQuarter(transaction: Connection, by: string): Promise<string[]> {
  const quarter = closedQuarter(by);
  const cohorts = await publishOutcomes(transaction, quarter);
  const skills = await storeWantedSkills(transaction, quarter);
  return [
    ...(cohorts > 0 ? [`${quarter.name}: outcomes of ${cohorts} cohorts`] : []),
    ...(skills > 0 ? [`${quarter.name}: ${skills} wanted skills`] : []),
  ];
}
