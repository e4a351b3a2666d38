import type { Transaction } from "../database/connection.ts";

const tables = {
  post: { table: "post_skills", key: "post_id", more: "of_kind" },
  user: { table: "user_skills", key: "user_id", more: "visible" },
} as const;

/** A record's skills as the file has them; null keeps the current ones, and gives `fallback` to a record that has none. */
type Wanted = { id: number; skills: number[] | null; fallback?: number[] };

/** Sets the skills of records in a few statements; returns the ids of the changed ones. */
export async function setSkills(
  sql: Transaction,
  holder: keyof typeof tables,
  wanted: readonly Wanted[],
): Promise<Set<number>> {
  const table = sql(tables[holder].table);
  const holderId = sql(tables[holder].key);
  // Locks the members, so that a concurrent suspension doesn't miss the new rows.
  const more = {
    post: sql`(select kind from posts where posts.id = given.id)`,
    user: sql`(select visible from users where users.id = given.id for key share)`,
  }[holder];
  const named = wanted.filter(({ skills }) => skills !== null);
  const namedIds = named.map(({ id }) => id);
  const pairs = pairsOf(named.map(({ id, skills }) => ({ id, skills: skills ?? [] })));
  const removed = await sql<{ id: number }[]>`
    delete from ${table}
    where ${holderId} = any(${namedIds}::int[])
      and (${holderId}, skill_id) not in (select * from unnest(${pairs.ids}::int[], ${pairs.skills}::int[]))
    returning ${holderId} as id`;
  const others = wanted.filter(({ skills }) => skills === null);
  const fallbacks = pairsOf(others.map(({ id, fallback }) => ({ id, skills: fallback ?? [] })));
  const added = await sql<{ id: number }[]>`
    insert into ${table} (${holderId}, skill_id, ${sql(tables[holder].more)})
    select id, skill, ${more} from (
      select id, skill from unnest(${pairs.ids}::int[], ${pairs.skills}::int[]) named (id, skill)
      where not exists (select from ${table} where ${holderId} = id and skill_id = skill)
      union all
      select id, skill from unnest(${fallbacks.ids}::int[], ${fallbacks.skills}::int[]) fallback (id, skill)
      where not exists (select from ${table} where ${holderId} = id)
    ) given
    on conflict do nothing
    returning ${holderId} as id`;
  return new Set([...removed, ...added].map(({ id }) => id));
}

function pairsOf(holders: readonly { id: number; skills: readonly number[] }[]) {
  const pairs = holders.flatMap(({ id, skills }) => [...new Set(skills)].map((skill) => ({ id, skill })));
  return { ids: pairs.map(({ id }) => id), skills: pairs.map(({ skill }) => skill) };
}
