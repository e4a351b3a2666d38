import type { Connection, Fragment } from "../database/connection.ts";
import { type Wish, wishColumn } from "./post-index.ts";

/** The wishes of one open seat; of a post without open seats all its wishes, and null. */
export type SeatWishes = { seat: number | null; wishes: readonly Wish[] };

/**
 * Splits the wishes of a project with open seats: in the index the negative number of a seat stands before the wishes of each. All
 * other posts are one part.
 */
export function seatWishes(all: readonly Wish[]): SeatWishes[] {
  if (!isOfSeats(all)) return [{ seat: null, wishes: all }];
  const starts = all.flatMap((wish, at) => (wish < 0 ? [at] : []));
  return starts.map((start, at) => ({ seat: -(all[start] as number), wishes: all.slice(start + 1, starts[at + 1]) }));
}

/** The wishes of a seat, or of a post without open seats. */
export const wishesOf = (all: readonly Wish[], seat: number | null): readonly Wish[] =>
  seatWishes(all).find((part) => part.seat === seat)?.wishes ?? [];

/** Whether they are of open seats. */
export const isOfSeats = (wishes: readonly Wish[]) => (wishes[0] ?? 0) < 0;

/** The wishes of a row of `posts` as they stand in the index, as an array in SQL. */
export const wishesOfPost = (database: Connection): Fragment => database`
  case when exists (select from project_seats where post_id = posts.id and state = 'open')
    then array(select wish from ${wishesOfSeats(database)} wished where post_id = posts.id order by number, wish < 0 desc, wish)
    else array(select ${wishColumn(database)} from post_skills where post_id = posts.id order by skill_id) end`;

/** The names of the skills that a row of `posts` and its seats ask for, as a JSON array in SQL. */
export const wishedSkillsJson = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', skills.id, 'name', skills.name)), '[]') from (
    select skill_id from post_skills where post_id = posts.id
    union select skill_id from project_seat_skills where post_id = posts.id
  ) named join skills on skills.id = skill_id)`;

/** The wishes of all open seats, and the mark of each, as `post_id, number, wish`, in SQL. */
export const wishesOfSeats = (database: Connection): Fragment => database`(
  select post_id, number, -number as wish from project_seats where state = 'open'
  union all
  select post_id, number, skill_id * 2 from project_seat_skills join project_seats using (post_id, number) where state = 'open')`;

/** A row of `project_seats` as it is named elsewhere, as JSON in SQL. */
export const namedSeatJson = (database: Connection): Fragment => database`
  json_build_object('number', project_seats.number, 'name', project_seats.name)`;
