// Measures matching against the plain SQL formula in the same run, and that both give the same list.
// node bench/matching/matching.ts [members …]; BENCH_DATA names the folder for its database.
import { join } from "node:path";
import { readConfig } from "../../server/config/config.ts";
import { changeFeed } from "../../server/database/change-feed.ts";
import type { Database } from "../../server/database/connection.ts";
import { type CurrentSkills, currentSkills } from "../../server/matches/current-skills.ts";
import { wishFor } from "../../server/matches/post-index.ts";
import { topMembers } from "../../server/matches/ranking.ts";
import { openBoardDatabase } from "../../server/process/board-database.ts";
import { median, percentile, time } from "../figures.ts";
import { plot } from "../plot.ts";
import { type Population, populate, posts } from "./population.ts";

type Figure = { members: number; post: string; p50: number; p95: number; plainP50: number };

const sizes = process.argv.slice(2).map(Number);
const config = readConfig({ DATA_DIR: process.env.BENCH_DATA ?? "data/bench", LOG_LEVEL: "error" });
const { database, close } = await openBoardDatabase(config, { log: console.log });
const figures: Figure[] = [];
for (const members of sizes.length > 0 ? sizes : [1_000, 100_000, 1_000_000]) figures.push(...(await measure(members)));
await close();
console.table(figures);
const mixed = (value: (figure: Figure) => number) =>
  figures.filter(({ post }) => post === "mixed").map((figure) => ({ x: figure.members, y: value(figure) }));
plot(
  join(import.meta.dirname, "../../docs/matching.svg"),
  "Milliseconds for the best ten of a mixed post, over members",
  [
    { name: "plain SQL, median", points: mixed(({ plainP50 }) => plainP50) },
    { name: "ours, 95th percentile", points: mixed(({ p95 }) => p95), dashes: "6 4" },
    { name: "ours, median", points: mixed(({ p50 }) => p50) },
  ],
  { x: [1000, 100_000, 1_000_000], y: [0.1, 1, 10, 100, 1000, 10_000] },
);

async function measure(members: number): Promise<Figure[]> {
  console.log(`${members.toLocaleString("en")} members …`);
  const population = await populate(database, members);
  const feed = changeFeed(database);
  const skills = currentSkills(database, feed);
  const index = () => feed.look().then(skills);
  console.log(
    `  loaded in ${(await time(index)).toFixed(0)} ms, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB in all`,
  );
  const saves = await timeOf(50, (round) => saveProfile(population, round + 1, index));
  console.log(
    `  a profile save, seen by the next match: p50 ${median(saves).toFixed(1)} ms, p95 ${percentile(saves, 0.95).toFixed(1)} ms`,
  );
  const wanted = posts(population);
  const measured: Figure[] = [];
  for (const post of ["rare", "mixed", "popular"]) {
    measured.push(
      await compare(
        members,
        post,
        wanted.filter(({ kind }) => kind === post),
        index,
      ),
    );
  }
  return measured;
}

/** Times both for the same posts; throws if their results differ. */
async function compare(members: number, post: string, wanted: { skills: number[] }[], index: CurrentSkills) {
  const ours: number[] = [];
  const plain: number[] = [];
  for (const [number, { skills }] of wanted.entries()) {
    const wishes = skills.map((skill) => wishFor(skill, false));
    let found: { id: number; score: number }[] = [];
    ours.push(await time(async () => (found = topMembers(await index(), wishes, 10, null))));
    // The plain formula is so slow that only some of the posts are timed.
    if (number >= (members > 100_000 ? 10 : 100)) continue;
    let expected: { id: number; score: number }[] = [];
    plain.push(await time(async () => (expected = await plainFormula(database, skills))));
    const same = JSON.stringify(expected) === JSON.stringify(found.map(({ id, score }) => ({ id, score })));
    if (!same) throw new Error(`Not the same list for the skills ${skills}`);
  }
  const rounded = (ms: number) => Number(ms.toPrecision(3));
  return {
    members,
    post,
    p50: rounded(median(ours)),
    p95: rounded(percentile(ours, 0.95)),
    plainP50: rounded(median(plain)),
  };
}

async function saveProfile({ skills }: Population, userId: number, index: CurrentSkills): Promise<void> {
  const skill = skills[userId % skills.length] as number;
  await database`insert into user_skills (user_id, skill_id) values (${userId}, ${skill}) on conflict do nothing`;
  await index();
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
