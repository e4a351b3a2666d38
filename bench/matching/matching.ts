// Measures matching against the plain SQL formula in the same run, and that both give the same list.
// node bench/matching/matching.ts [members …]; BENCH_DATA names the folder for its database.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBoardDatabase } from "../../server/board-database.ts";
import { readConfig } from "../../server/config.ts";
import type { Database } from "../../server/database.ts";
import { topMembers } from "../../server/matches/ranking.ts";
import { skillFeed } from "../../server/matches/skill-feed.ts";
import { median, percentile, time } from "../figures.ts";
import { populate, posts } from "./population.ts";

type Row = Record<string, string | number>;

const sizes = process.argv.slice(2).map(Number);
const config = readConfig({ DATA_DIR: process.env.BENCH_DATA ?? "data/bench", LOG_LEVEL: "error" });
const { database, close } = await openBoardDatabase(config, { log: console.log });
const rows: Row[] = [];
for (const members of sizes.length > 0 ? sizes : [1_000, 100_000, 1_000_000]) rows.push(...(await measure(members)));
await close();
console.table(rows);
writeFileSync(join(import.meta.dirname, "figures.json"), `${JSON.stringify(rows, null, 2)}\n`);

async function measure(members: number): Promise<Row[]> {
  console.log(`${members.toLocaleString("en")} members …`);
  const population = await populate(database, members);
  const index = skillFeed(database);
  const loading = await time(index);
  console.log(`  loaded in ${loading.toFixed(0)} ms, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB in all`);
  const wanted = posts(population);
  const figures: Row[] = [];
  for (const kind of ["rare", "mixed", "popular"]) {
    const ours: number[] = [];
    const plain: number[] = [];
    const some = wanted.filter((post) => post.kind === kind);
    for (const [number, { skills }] of some.entries()) {
      let found: { id: number; score: number }[] = [];
      ours.push(await time(async () => (found = topMembers(await index(), skills, 10, null))));
      // The plain formula is slow enough that a part of the posts tells its time.
      if (number >= (members > 100_000 ? 10 : 100)) continue;
      let expected: { id: number; score: number }[] = [];
      plain.push(await time(async () => (expected = await plainFormula(database, skills))));
      const differs = JSON.stringify(expected) !== JSON.stringify(found.map(({ id, score }) => ({ id, score })));
      if (differs) throw new Error(`Not the same for skills ${skills}`);
    }
    figures.push({
      members,
      post: kind,
      "p50 ms": median(ours).toFixed(2),
      "p95 ms": percentile(ours, 0.95).toFixed(2),
      "plain SQL p50 ms": median(plain).toFixed(1),
      ratio: (median(plain) / median(ours)).toFixed(0),
    });
  }
  const saves = await Promise.all([saveProfile(1)]).then(() => timeOf(50, (n) => saveProfile(n + 2)));
  figures.push({
    members,
    post: "profile save, seen by the next match",
    "p50 ms": median(saves).toFixed(2),
    "p95 ms": percentile(saves, 0.95).toFixed(2),
  });
  return figures;

  async function saveProfile(userId: number): Promise<void> {
    const skill = population.skills[userId % 300] as number;
    await database`
      insert into user_skills (user_id, skill_id) values (${userId}, ${skill}) on conflict do nothing`;
    await index();
  }
}

async function timeOf(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await time(() => work(round)));
  return times;
}

async function plainFormula(sql: Database, skills: number[]): Promise<{ id: number; score: number }[]> {
  const rows = await sql<{ id: number; score: number }[]>`
    with weights as (
      select skill_id, ln(1 + (select count(*) from users)::float8 / greatest(1, (
        select count(*) from held_skills where held_skills.skill_id = wanted.skill_id))) as weight
      from unnest(${skills}::int[]) wanted (skill_id)
    )
    select user_id as id, round((sum(weight) / (select sum(weight) from weights))::numeric, 6)::float8 as score
    from weights join held_skills using (skill_id)
    group by user_id order by score desc, count(*) desc, id desc limit 10`;
  return [...rows];
}
