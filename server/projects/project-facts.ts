import type { NewProject } from "../../contract/projects/projects.ts";
import type { Connection } from "../database/connection.ts";

type Stage = NonNullable<NewProject["stage"]>;

/** Days without activity after which a project's owner is asked whether it is still going. */
export const quietDays = 30;

/** The columns of a project's given facts that bodies may leave out; null clears one, undefined keeps it. */
export function givenFacts(
  database: Connection,
  { stage, repository }: Pick<NewProject, "stage" | "repository">,
): Record<string, unknown> {
  const columns = { stage, repository, dueAt: dueAfter(database, stage), askedAt: null, questionSince: null };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** When the board next checks a project that is written now, in SQL; null for one without a stage or that has ended. */
function dueAfter(database: Connection, stage: Stage | null | undefined) {
  if (stage === null || stage === "ended") return null;
  const isGoing = stage === undefined ? database`stage <> 'ended'` : database`true`;
  return database`(case when ${isGoing} then now() + ${quietDays} * interval '1 day' end)`;
}
