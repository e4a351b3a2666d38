import { z } from "zod";
import { text } from "../../contract/interface/fields.ts";
import { worded } from "../../contract/interface/messages.ts";
import { seatHoursMax, seatNameMax, seatSkillsMax, seatsMax } from "../../contract/projects/project-seats.ts";
import { type ProjectStage, projectStages } from "../../contract/projects/projects.ts";
import type { Transaction } from "../database/connection.ts";
import { english, languages } from "../languages/languages.ts";
import { UnusableValue } from "./import-row.ts";
import { asWord, cell, namesIn, separatedParts, wordIn } from "./import-values.ts";

export type ImportedSeat = { name: string; hours: number | null; skills: string[] };

/** A project's stage in the words of the interface or of its pages; null if the cell is blank. */
export function stageIn(value: unknown): ProjectStage | null {
  const word = wordIn(value);
  if (word === null) return null;
  const isCalled = (stage: ProjectStage) =>
    [stage, ...Object.values(languages).map(({ projectFacts }) => projectFacts.stages[stage])].some(
      (name) => asWord(name) === asWord(word),
    );
  const stage = projectStages.find(isCalled);
  if (!stage) throw new UnusableValue(`write ${projectStages.join(", ")}`);
  return stage;
}

const seat = z.object({
  name: text(seatNameMax).regex(/^[^\r\n]*$/),
  hours: z.int().min(1).max(seatHoursMax).nullable(),
  skills: z.array(z.string()).max(seatSkillsMax),
});
const seats = z.array(seat).max(seatsMax, `Please use at most ${seatsMax} seats`);

/**
 * The seats in a cell, `Frontend (6 h): React, CSS | Words`, or in a JSON array of `{ name, hours, skills }`. Null if there are
 * none.
 */
export function seatsIn(value: unknown): ImportedSeat[] | null {
  const content = cell(value);
  const given = typeof content === "string" ? separatedParts(content, "|\n") : content;
  if (!Array.isArray(given)) return null;
  const found = given.flatMap((each: unknown) => (typeof each === "string" ? (seatIn(each) ?? []) : fromJson(each)));
  const { data, error } = seats.safeParse(found);
  if (error) throw new UnusableValue(worded(english.refusals, error.issues[0]?.message ?? ""));
  return data.length > 0 ? data : null;
}

/** Skills stand behind the last colon. */
function seatIn(part: string): ImportedSeat | null {
  const [, said = "", skills = ""] = /^(.*):(?=\s|$)(.*)$/s.exec(part.trim()) ?? [null, part];
  const [, name = "", hours] = /^(.*?)(?:\s*\((\d{1,4})\s*(?:h|hours?|Std\.?|Stunden?)\))?$/is.exec(said.trim()) ?? [];
  return name === ""
    ? null
    : { name, hours: hours === undefined ? null : Number(hours), skills: namesIn(skills) ?? [] };
}

/** As the board's own replies have them. */
function fromJson(value: unknown): unknown {
  const given = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return { name: given.name, hours: given.hours ?? null, skills: namesIn(given.skills) ?? [] };
}

type Wanted = { id: number; seats: (Omit<ImportedSeat, "skills"> & { skills: number[] })[] };

/** Gives seats to projects that have none; returns the ids of these. */
export async function addSeats(sql: Transaction, wanted: readonly Wanted[]): Promise<number[]> {
  const rows = wanted.flatMap(({ id, seats: some }) => some.map((one, at) => ({ id, number: at + 1, ...one })));
  const added = await sql<{ id: number }[]>`
    with given as (
      select given.*, stage from jsonb_to_recordset(${sql.json(rows)})
        as given (id int, number int, name text, hours int, skills int[]) join projects on post_id = id
      where last_seat = 0
    ), seated as (
      insert into project_seats (post_id, number, place, name, hours, state)
      select id, number, number, name, hours, case when stage = 'ended' then 'closed' else 'open' end from given
    ), skilled as (
      insert into project_seat_skills (post_id, number, skill_id)
      select distinct id, number, skill from given cross join unnest(skills) skill
    )
    update projects set last_seat = numbered.last from (select id, max(number) as last from given group by id) numbered
    where post_id = numbered.id returning post_id as id`;
  return added.map(({ id }) => id);
}
