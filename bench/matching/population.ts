import type { Database } from "../../server/database/connection.ts";

/** The first skill is held by half of all members, the last by a few in ten thousand. */
export const skillCount = 300;
const skillsEach = 8;

export type Population = { skills: number[] };

/** Empties the board and adds members with 8 skills each, and as many jobs with 4. */
export async function populate(database: Database, members: number): Promise<Population> {
  await database`truncate users, posts, skills, changes, search_documents restart identity cascade`;
  await database`alter table users disable trigger user`;
  await database`alter table user_skills disable trigger user`;
  const skills = await database<{ id: number }[]>`
    insert into skills (name) select 'Skill ' || n from generate_series(1, ${skillCount}) n returning id`;
  await database`select refresh_implied_skills()`;
  await database`
    insert into users (first_name, last_name, email)
    select 'First' || n, 'Last' || n, 'member' || n || '@example.org' from generate_series(1, ${members}) n`;
  // Twelve draws from a cubed random number yield about eight distinct skills, with low ids most often.
  await database`
    insert into user_skills (user_id, skill_id)
    select user_id, skill_id from (
      select user_id, skill_id, row_number() over (partition by user_id order by draw) as place
      from (
        select user_id, skill_id, min(draw) as draw from (
          select n as user_id, draw, 1 + floor(power(random(), 3) * ${skillCount})::int as skill_id
          from generate_series(1, ${members}) n, generate_series(1, 12) draw
        ) drawn group by user_id, skill_id
      ) distinct_skills
    ) placed where place <= ${skillsEach}`;
  await database`alter table users enable trigger user`;
  await database`alter table user_skills enable trigger user`;
  await database`vacuum analyze users, user_skills`.simple();
  return { skills: skills.map(({ id }) => id) };
}

/** A hundred posts of each kind: rare skills only, mixed ones, popular ones only. */
export function posts({ skills }: Population): { kind: string; skills: number[] }[] {
  const pick = (from: number, to: number) => skills[Math.floor(from + Math.random() * (to - from))] as number;
  const distinct = (make: () => number[]) => [...new Set(make())];
  const kinds = {
    rare: () => [pick(150, 300), pick(150, 300), pick(150, 300), pick(150, 300)],
    mixed: () => [pick(0, 8), pick(8, 40), pick(40, 150), pick(150, 300)],
    popular: () => [pick(0, 3), pick(1, 5), pick(2, 7), pick(3, 9)],
  };
  return Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: 100 }, () => ({ kind, skills: distinct(make) })),
  );
}
