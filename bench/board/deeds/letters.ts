import type { Database } from "../../../server/database/connection.ts";
import { doWhatIsDue } from "../../../server/due/due-work.ts";
import { makeUpLetters } from "../../../server/notifications/letters/letter-step.ts";
import { findForSearches } from "../../../server/saved-searches/finds/finding-step.ts";
import { time } from "../../figures.ts";
import { vocabulary } from "../seed/words.ts";
import type { DeedToDo } from "./deed.ts";
import { type OwnBoard, onOwnBoard } from "./own-board.ts";

/** Saved searches and titles each contain one of these words. */
const words = vocabulary.slice(0, 3000);
const [members, searches, posts] = [10_000, 10_000, 100];

/** The periodic jobs for very many members, on a board of its own. */
export const lettersAndSearches: readonly DeedToDo[] = [
  { name: "letters for 10,000 members", unit: "ms", most: [60_000], run: () => onOwnBoard(writeLetters) },
  {
    name: "10,000 saved searches look through 100 new jobs",
    unit: "ms",
    most: [30_000],
    run: () => onOwnBoard(searchNew),
  },
];

async function writeLetters(board: OwnBoard): Promise<number> {
  await addMembers(board.database);
  await addPosts(board.database, posts);
  await addEntries(board.database);
  const by = new Date(Date.now() + 8 * 24 * 3_600_000).toISOString();
  let letters = 0;
  const telling = { by, done: () => (letters += 1), failed: fail };
  const took = await time(() => doWhatIsDue(board, [{ inBatches: makeUpLetters("weekly") }], telling));
  if (letters < members) throw new Error(`${letters} letters were written`);
  return took;
}

async function searchNew(board: OwnBoard): Promise<number> {
  await addMembers(board.database);
  await addSearches(board.database);
  await look(board);
  await addPosts(board.database, posts);
  return time(() => look(board));
}

const look = (board: OwnBoard) => doWhatIsDue(board, [findForSearches], { done: () => {}, failed: fail });

function fail(error: Error): never {
  throw error;
}

async function addMembers(sql: Database): Promise<void> {
  await sql`
    insert into users (first_name, last_name, email, password_hash, email_proven_at)
    select 'Member', n::text, n || '@example.org', 'x', now() from generate_series(1, ${members}) n`;
  await sql`
    insert into user_skills (user_id, skill_id)
    select users.id, skills.id from users, lateral (select id from skills order by id + users.id * 0 limit 5) skills`;
  await sql`analyze users`;
}

async function addPosts(sql: Database, count: number): Promise<void> {
  const titles = Array.from({ length: count }, (_, n) =>
    [0, 1, 2].map((place) => words[(n * 7 + place * 13) % words.length]).join(" "),
  );
  await sql`
    with posted as (
      insert into posts (kind, number, title)
      select 'job', next_number('job'), title from unnest(${titles}::text[]) title returning id
    ), described as (
      insert into jobs (post_id, description, link) select id, 'We build things.', 'https://example.org' from posted
    ), skilled as (
      insert into post_skills (post_id, skill_id)
      select posted.id, skills.id from posted, (select id from skills order by id limit 5) skills
    )
    insert into events (kind, post_id, place) select 'job.posted', id, 0 from posted`;
  await sql`select index_posts(array(select id from posts))`;
}

/** Five entries about matching jobs for each member. */
async function addEntries(sql: Database): Promise<void> {
  await sql`
    with added as (
      insert into entries (user_id, kind, post_id, at)
      select users.id, 'job', jobs.id, now() from users, (select id from posts order by id limit 5) jobs returning id, post_id
    )
    insert into entry_events (entry_id, event_id, mail_due_at)
    select added.id, events.id, null from added join events using (post_id)`;
  await sql`analyze entries, entry_events`;
}

/** A different saved search for each as far as there are words; every other one with a filter. */
async function addSearches(sql: Database): Promise<void> {
  await sql`
    insert into saved_searches (user_id, name, kind, query)
    select users.id, 'Search', 'jobs', 'search=' || (${words}::text[])[1 + users.id % ${words.length}] || '+' || users.id % 97
      || case when users.id % 2 = 0 then '&workplace=remote' else '' end
    from users order by id limit ${Math.ceil(searches / 2)}`;
  await sql`
    insert into saved_searches (user_id, name, kind, query)
    select users.id, 'Word', 'jobs', 'search=' || (${words}::text[])[1 + users.id % ${words.length}] || left(md5(users.id::text), 1 + users.id % 3)
    from users order by id limit ${Math.floor(searches / 2)}`;
}
