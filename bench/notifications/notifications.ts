// node bench/notifications/notifications.ts [--members 10000] [--searches 10000] [--posts 100]
// How long it takes to make up a weekly letter for each member, and to look through new jobs for each saved search.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../../server/config/config.ts";
import type { Database } from "../../server/database/connection.ts";
import { doWhatIsDue } from "../../server/due/due-work.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { skillsOfNow } from "../../server/matches/skills-of-now.ts";
import { makeUpLetters } from "../../server/notifications/letters/letter-step.ts";
import { openBoardDatabase } from "../../server/process/board-database.ts";
import { findForSearches } from "../../server/saved-searches/finds/finding-step.ts";
import { vocabulary } from "../board/words.ts";

/** A search's word is one of these, and so is each of a title's. */
const words = vocabulary.slice(0, 3000);

const { values } = parseArgs({
  options: {
    members: { type: "string", default: "10000" },
    searches: { type: "string", default: "10000" },
    posts: { type: "string", default: "100" },
  },
});
const [members, searches, posts] = [values.members, values.searches, values.posts].map(Number) as [
  number,
  number,
  number,
];
const folder = mkdtempSync(join(tmpdir(), "homecoming-bench-"));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "error" });
const { database, address, close } = await openBoardDatabase(config, { log: () => {} });
const mail = mailQueue(address, { log: console.error, sends: false });
const board = { database, config, mail, skills: skillsOfNow(database) };
try {
  await addMembers(database);
  await addPosts(database, posts);
  await addEntries(database);
  await measured(`letters for ${members} members`, async () => {
    const by = new Date(Date.now() + 8 * 24 * 3_600_000).toISOString();
    let letters = 0;
    const telling = { by, done: () => (letters += 1), failed: (error: Error) => console.error(error) };
    await doWhatIsDue(board, [{ inBatches: makeUpLetters("weekly") }], telling);
    return `${letters} letters`;
  });
  await addSearches(database);
  await look();
  await addPosts(database, posts);
  await measured(`${searches} searches among ${posts} new jobs`, async () => `${await look()} found something`);
} finally {
  await mail.stop();
  await close();
  rmSync(folder, { recursive: true, force: true });
}

async function look(): Promise<number> {
  let told = 0;
  const telling = { done: () => (told += 1), failed: (error: Error) => console.error(error) };
  await doWhatIsDue(board, [findForSearches], telling);
  return told;
}

async function measured(what: string, work: () => Promise<string>): Promise<void> {
  const from = performance.now();
  const outcome = await work();
  console.log(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s, ${outcome}`);
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

/** Five jobs that fit for each. */
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

/** As different as words allow, every other one with a filter. */
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
