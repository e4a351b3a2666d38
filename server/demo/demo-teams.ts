import { write } from "../conversations/message-store.ts";
import type { Transaction } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { addSeats, seatsIn, stageIn } from "../import/project-seat-import.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { type DemoRecord, dayInMilliseconds, listIn } from "./demo-files.ts";

type Ids = (name: string) => number;
type Refs = { members: Ids; skills: Ids };

/**
 * Adds stages, repositories, seats, teams and requests to the demo's projects. A team is `diego 1 34 confirmed | ben 0 90`: seat,
 * days, and whether the owner confirmed them; seat 0 marks a former member. A request is `amara 2: words`.
 */
export async function addTeams(
  sql: Transaction,
  posts: readonly DemoRecord[],
  ids: readonly number[],
  { members, skills }: Refs,
): Promise<void> {
  const facts = posts.map(({ more }, n) => ({
    id: ids[n] ?? 0,
    stage: stageIn(more.stage),
    repository: more.repository ?? null,
  }));
  await sql`
    update projects set stage = given.stage, repository = given.repository,
      due_at = case when given.stage <> 'ended' then now() + interval '30 days' end
    from jsonb_to_recordset(${sql.json(facts)}) as given (id int, stage text, repository text) where post_id = given.id`;
  const seated = posts.map(({ more }, n) => ({
    id: ids[n] ?? 0,
    seats: (seatsIn(more.seats) ?? []).map((seat) => ({ ...seat, skills: seat.skills.map(skills) })),
  }));
  await addSeats(sql, seated);
  const team = posts.flatMap(({ more }, n) => listIn(more.team).map((line) => memberIn(line, ids[n] ?? 0, members)));
  await sql`
    with held as (
      insert into project_team (post_id, user_id, seat_number, seat_name, since, until, stays, confirmed_at, full_at)
      select post_id, user_id, number, case when is_over then 'Founder' end, since::timestamptz,
        case when is_over then now() - interval '9 days' end, is_over, case when confirmed then now() - interval '1 day' end,
        case when since::timestamptz < now() - interval '30 days' and not is_over then since::timestamptz + interval '30 days' end
      from jsonb_to_recordset(${sql.json(team)})
        as given (post_id int, user_id int, number int, since text, confirmed boolean, is_over boolean) returning *)
    update project_seats set state = 'taken' from held
    where project_seats.post_id = held.post_id and number = seat_number and until is null`;
  for (const [n, { more, by }] of posts.entries()) {
    if (more.asks) await addRequest(sql, more.asks, { postId: ids[n] ?? 0, ownerId: members(by), members });
  }
  await indexPosts(sql, ids);
}

function memberIn(line: string, postId: number, members: Ids) {
  const [handle = "", seat, days, confirmed] = line.split(" ");
  const since = new Date(Date.now() - Number(days) * dayInMilliseconds).toISOString();
  const number = Number(seat);
  return {
    post_id: postId,
    user_id: members(handle),
    number: Math.max(number, 1),
    since,
    confirmed: confirmed !== undefined,
    is_over: number === 0,
  };
}

type Project = { postId: number; ownerId: number; members: Ids };

async function addRequest(sql: Transaction, line: string, { postId, ownerId, members }: Project): Promise<void> {
  const [, handle = "", number, text = ""] = /^(\w+) (\d+): (.+)$/.exec(line) ?? [];
  const asker = members(handle);
  const [{ id }] = await sql<[{ id: number }]>`
    insert into conversations (asker_id, receiver_id, post_id) values (${asker}, ${ownerId}, ${postId}) returning id`;
  const { message } = await write(sql, { conversationId: id, ownerId: asker, otherId: ownerId, text });
  await sql`
    insert into seat_requests (post_id, seat_number, user_id, message_id)
    values (${postId}, ${Number(number)}, ${asker}, ${message.id})`;
  await logEvents(sql, { kind: "seat.requested", actorId: asker, postId, data: { to: [ownerId] } });
}
