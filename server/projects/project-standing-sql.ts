import type { Connection, Fragment } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { namedSeatJson } from "../matches/seat-wishes.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/**
 * The reader's own requests and roles in a row of `posts`, and for its owner whom they ask to take it over: `own` and `handover`,
 * in SQL.
 */
export const standingColumns = (database: Connection, readerId: number): Fragment => database`
  ${ownJson(database, readerId)} as own,
  (select ${personJson(database)} from users
    where users.id = handover_to and posts.owner_id = ${readerId} and ${isVisible(database, "users")}) as handover`;

function ownJson(database: Connection, readerId: number): Fragment {
  const waiting = database`
    'id', seat_requests.id, 'seat', ${namedSeatJson(database)},
    'createdAt', ${momentJson(database, database`seat_requests.created_at`)}`;
  const asked = database`
    from seat_requests join project_seats on project_seats.post_id = seat_requests.post_id and project_seats.number = seat_number
      left join messages on messages.id = message_id
    where seat_requests.post_id = posts.id and user_id = ${readerId}`;
  return database`json_build_object(
    'request', (select json_build_object(${waiting}) ${asked} and not invited and (seat_requests.state = 'open' or quiet)),
    'invitation', (
      select json_build_object(${waiting}, 'text', coalesce(text, ''))
      ${asked} and invited and seat_requests.state = 'open' and withheld is not true),
    'handover', handover_to is not distinct from ${readerId}::int,
    'removed', (
      select json_build_object('reason', reason, 'until', ${momentJson(database, database`until`)}) from project_team
      where project_team.post_id = posts.id and user_id = ${readerId} and removed and not stays and not exists (
        select from project_team again
        where again.post_id = posts.id and again.user_id = ${readerId} and again.until is null)
      order by until desc limit 1))`;
}
