import type { Connection, Fragment } from "../database/connection.ts";
import { indexPosts } from "../search-index/search-index-store.ts";

/**
 * Ends members' time in seats, in SQL: the seats open again, or close if the project is ended; an offer to take the project over
 * is withdrawn. Selects the posts.
 */
export const endingSeats = (database: Connection, which: Fragment, set: Fragment): Fragment => database`
  with gone as (
    update project_team set until = now(), ${set}, seat_name = project_seats.name from project_seats
    where project_seats.post_id = project_team.post_id and project_seats.number = seat_number and until is null and ${which}
    returning project_team.post_id, project_team.user_id, seat_number
  ), opened as (
    update project_seats set state = case when stage = 'ended' then 'closed' else 'open' end
    from gone join projects using (post_id) where project_seats.post_id = gone.post_id and number = seat_number
  ), unasked as (
    update projects set handover_to = null from gone where projects.post_id = gone.post_id and handover_to = gone.user_id
  )
  select distinct post_id from gone`;

/**
 * Removes members who leave the board from their projects' teams. Who is in a team is listed as a former member without a name.
 * Who had left a team before stays listed only if they were still shown there.
 */
export async function leaveTeams(transaction: Connection, ids: readonly number[]): Promise<void> {
  const theirs = transaction`user_id = any(${[...ids]}::int[])`;
  await transaction`delete from project_team where ${theirs} and until is not null and not stays`;
  const left = await transaction<{ postId: number }[]>`${endingSeats(transaction, theirs, transaction`stays = true`)}`;
  await indexPosts(
    transaction,
    left.map(({ postId }) => postId),
  );
}
