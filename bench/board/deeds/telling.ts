import { setTimeout as pause } from "node:timers/promises";
import { fittingMembers } from "../../../server/matches/fitting-members.ts";
import { skillsOfNow } from "../../../server/matches/skills-of-now.ts";
import { median, percentile, time } from "../../figures.ts";
import { callerOf, callersOf, type DeedToDo, type Served, upTo } from "./deed.ts";

const mostToldOfFit = 1000;

/** The delivery of events to inboxes. */
export const telling: readonly DeedToDo[] = [
  { name: "1,000 members are told of an answer", unit: "ms", most: [500], run: tellMany },
  { name: "100 comments a second, each in an inbox (p95)", unit: "ms", most: [1000], run: tellOften },
  { name: "whom a job fits, to be told (p95)", unit: "ms", most: [40], run: findFitting },
];

async function tellMany(board: Served): Promise<number> {
  const { database } = board;
  const answer = await callerOf(board, 1);
  const times: number[] = [];
  for (const number of [2, 3, 4]) {
    await database`
      insert into watches (user_id, post_id)
      select users.id, posts.id from users, posts
      where users.id between 2 and 1001 and kind = 'question' and number = ${number}
      on conflict (user_id, post_id) do update set watching = true`;
    const [{ count }] = await database<[{ count: number }]>`
      select count(*)::int from watches join posts on posts.id = post_id
      where kind = 'question' and number = ${number} and watching and user_id <> 1`;
    const { id } = await answer("POST", "/comments", { text: "It works now.", parent: "questions", parentId: number });
    times.push(await time(() => untilTold(board, id, count)));
  }
  return median(times);
}

async function untilTold({ database }: Served, comment: number, members: number): Promise<void> {
  const until = performance.now() + 60_000;
  for (;;) {
    const [{ told }] = await database<[{ told: number }]>`
      select count(*)::int as told from entry_events join events on events.id = event_id where comment_id = ${comment}`;
    if (told >= members) return;
    if (performance.now() > until) throw new Error(`${told} of ${members} were told within a minute`);
    await pause(5);
  }
}

async function tellOften(board: Served): Promise<number> {
  const [seconds, aSecond] = [5, 100];
  const callers = await callersOf(board, upTo(32));
  const written = new Map<number, number>();
  const told = new Map<number, number>();
  const look = async () => {
    const rows = await board.database<{ id: number }[]>`
      select distinct comment_id as id from entry_events join events on events.id = event_id
      where comment_id = any(${[...written.keys()].filter((id) => !told.has(id))}::int[])`;
    for (const { id } of rows) told.set(id, performance.now());
  };
  const comment = async (place: number) => {
    const call = callers[place % callers.length] as (typeof callers)[number];
    const { id } = await call("POST", "/comments", {
      text: `Noted, ${place}.`,
      parent: "questions",
      parentId: 5 + (place % 40),
    });
    written.set(id, performance.now());
  };
  const failures: unknown[] = [];
  const under: Promise<unknown>[] = [];
  const began = performance.now();
  for (let place = 0; place < seconds * aSecond; place += 1) {
    under.push(comment(place).catch((error) => failures.push(error)));
    await pause(Math.max(0, began + ((place + 1) * 1000) / aSecond - performance.now()));
    if (place % 4 === 0) await look();
  }
  await Promise.all(under);
  if (failures[0]) throw failures[0];
  for (let more = 0; more < 500 && told.size < written.size; more += 1) await pause(20).then(look);
  if (told.size < written.size) throw new Error(`${told.size} of ${written.size} comments reached an inbox`);
  return percentile(
    [...told].map(([id, at]) => at - (written.get(id) as number)),
    0.95,
  );
}

async function findFitting({ database }: Served): Promise<number> {
  const index = await skillsOfNow(database)();
  const jobs = await database<{ id: number }[]>`select id from posts where kind = 'job' order by id desc limit 200`;
  const times = jobs.map(({ id }) => {
    const began = performance.now();
    fittingMembers(index, index.job.post(id).wishes, mostToldOfFit, null);
    return performance.now() - began;
  });
  return percentile(times, 0.95);
}
