import type { NewSeat, SeatState } from "../../contract/projects/project-seats.ts";
import type { Connection } from "../database/connection.ts";
import { conflict, invalid, says } from "../http/problems.ts";

type Stored = { number: number; name: string; state: SeatState };
type Written = Omit<NewSeat, "number" | "state"> & Pick<Stored, "number" | "state"> & { place: number };

/** Closes the open seats of a locked project. */
export const closeSeats = (transaction: Connection, postId: number) => transaction`
  update project_seats set state = 'closed' where post_id = ${postId} and state = 'open'`;

/**
 * Writes the seats of a locked project: those left out go. Throws invalid for an unknown seat or skill, and a conflict if a
 * taken seat is left out.
 */
export async function writeSeats(transaction: Connection, postId: number, seats: readonly NewSeat[]): Promise<void> {
  const [{ lastSeat, stored }] = await transaction<[{ lastSeat: number; stored: Stored[] }]>`
    select last_seat, (
      select coalesce(json_agg(json_build_object('number', number, 'name', name, 'state', state)), '[]')
      from project_seats where post_id = projects.post_id) as stored
    from projects where post_id = ${postId}`;
  const known = new Map(stored.map((seat) => [seat.number, seat]));
  const leftOut = stored.find(
    ({ number, state }) => state === "taken" && !seats.some((seat) => seat.number === number),
  );
  if (leftOut) throw conflict("seatHeld", leftOut.name);
  let last = lastSeat;
  const written = seats.map(({ number, state, ...seat }, at): Written => {
    const before = number === undefined ? null : known.get(number);
    if (before === undefined) throw invalid({ seats: says("unknownSeat") });
    if (!before) last += 1;
    return { ...seat, number: before?.number ?? last, state: stateAfter(before, state), place: at + 1 };
  });
  await writeSkilled(transaction, postId, written);
  if (last > lastSeat) await transaction`update projects set last_seat = ${last} where post_id = ${postId}`;
}

/** Only a request or an invitation takes a seat, and only its member's leaving opens it. */
function stateAfter(before: Stored | null, wanted: SeatState | undefined): SeatState {
  if (before?.state === "taken") return "taken";
  return wanted === undefined || wanted === "taken" ? (before?.state ?? "open") : wanted;
}

async function writeSkilled(transaction: Connection, postId: number, seats: readonly Written[]): Promise<void> {
  const skills = [...new Set(seats.flatMap((seat) => seat.skills))];
  const { count } = await transaction`
    with known as (select id from skills where id = any(${skills}::int[]) order by id for key share), given as (
      select * from jsonb_to_recordset(${transaction.json(seats)})
        as given (number int, place int, name text, hours int, state text, skills int[])
    ), gone as (
      delete from project_seats where post_id = ${postId} and number not in (select number from given)
    ), written as (
      insert into project_seats (post_id, number, place, name, hours, state)
      select ${postId}, number, place, name, hours, state from given
      on conflict (post_id, number) do update
      set place = excluded.place, name = excluded.name, hours = excluded.hours, state = excluded.state
    ), unskilled as (
      delete from project_seat_skills named using given
      where named.post_id = ${postId} and named.number = given.number and skill_id <> all(given.skills)
    ), skilled as (
      insert into project_seat_skills (post_id, number, skill_id)
      select ${postId}, number, known.id from given join known on known.id = any(given.skills)
      on conflict do nothing
    )
    select from known`;
  if (count < skills.length) throw invalid({ seats: says("unknownSkill") });
}
