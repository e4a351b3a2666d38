import type { Command } from "commander";
import { postedKinds, postKinds } from "../../contract/posts.ts";
import type { Database, Fragment } from "../database/connection.ts";
import { kinds } from "../kinds/post-kinds.ts";
import { withBoard } from "./board-session.ts";

export function addStatsCommand(board: Command): void {
  board
    .command("stats")
    .description("counts the board's records and members")
    .action(() =>
      withBoard(async ({ database }) => {
        const counts = Object.entries(await boardCounts(database));
        const width = Math.max(...counts.map(([what]) => what.length));
        for (const [what, count] of counts) console.log(`${what.padEnd(width)}  ${count}`);
      }),
    );
}

/** The board's counts, in the order in which they are printed. */
async function boardCounts(sql: Database): Promise<Record<string, string>> {
  const ofKinds = postedKinds.flatMap((kind) => {
    const { path } = postKinds[kind];
    const counted: Record<string, Fragment> = {
      [path]: sql`select count(*) from ${sql(path)}`,
      ...kinds[kind].counts(sql),
    };
    return Object.entries(counted).map(([name, count]) => sql`(${count}) as ${sql(name)}`);
  });
  const [counts] = await sql<[Record<string, string>]>`
    select count(*) as "members",
      count(*) filter (where password_hash is null and invited_at is null) as "imported, not invited yet",
      count(*) filter (where password_hash is null and invited_at is not null)
        + (select count(*) from invitations where expires_at > now()) as "invited, not joined yet",
      count(*) filter (where role <> 'user') as "admins and moderators",
      (select count(distinct user_id) from sessions where last_used_at > now() - interval '7 days') as "active in the last 7 days",
      (select count(distinct user_id) from sessions where last_used_at > now() - interval '30 days') as "active in the last 30 days",
      (select count(*) from companies) as "companies",
      ${ofKinds.reduce((all, one) => sql`${all}, ${one}`)},
      (select count(*) from comments where state <> 'deleted') as "comments and answers",
      (select count(*) from images) as "pictures",
      (select pg_size_pretty(pg_database_size(current_database()))) as "size of the database"
    from users`;
  return counts;
}
