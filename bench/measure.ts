import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../server/database/connection.ts";
import { startSession } from "../server/people/accounts/session-store.ts";
import type { Answered, Case, Figure } from "./case.ts";
import type { Proportions } from "./fill/records.ts";
import { alone, answerOf, type Call, connections, median, underLoad } from "./load.ts";

/** A running board, the floor beside it, and their database. */
export type Bench = {
  url: string;
  floorUrl: string;
  database: Database;
  count: Proportions;
  size: number;
  /** Whether the checkout caches replies until something is written. */
  keepsReplies: boolean;
  /** Seconds for each measurement. */
  seconds: number;
};

const rounds = 2;

/** Measures a case, in turn with its floor. */
export async function measureCase(each: Case, bench: Bench): Promise<Figure> {
  const { url, floorUrl, seconds, size } = bench;
  const { sentence, name, target } = each;
  const figure = { sentence, name, size, unit: "ms", target, value: Number.NaN };
  const tokenOf = await sessions(bench, each);
  const signed = (call: Call, place: number): Call => ({
    ...call,
    headers: { ...call.headers, Authorization: `Bearer ${tokenOf(call, place)}` },
  });
  const first = await Promise.all(each.calls.map((call, place) => firstAnswer(url, signed(call, place))));
  const bad = first.find(({ status }) => status >= 300);
  if (bad) return { ...figure, failure: `${bad.status} ${bad.body.slice(0, 100)}` };
  const turns = Array.from({ length: Math.max(each.calls.length, each.by?.length ?? connections) });
  const ours = turns.map((_, place) => signed(each.calls[place % each.calls.length] as Call, place));
  const isRead = sentence !== 5;
  // Each request differs, so no reply comes from a cache.
  const stopUntil = isRead && bench.keepsReplies ? keepWriting(bench) : undefined;
  const { p50, p95 } = await alone(url, ours, seconds);
  await stopUntil?.();
  const value = each.p95 ? p95 : p50;
  if (!each.floor) return { ...figure, value };
  const answers = first.map(({ body }): Answered => (body === "" ? {} : JSON.parse(body)));
  const floors = answers.map((answer, place) => each.floor?.(answer, place) as Call);
  const other = await otherRows(floorUrl, floors[0] as Call, answers[0] as Answered);
  if (other) return { ...figure, value, failure: other };
  const theirs = turns.map((_, place) => floors[place % floors.length] as Call);
  const floor = (await alone(floorUrl, theirs, seconds / 2)).p50;
  const stop = isRead ? keepWriting(bench) : undefined;
  const loads: { perSecond: number; part: number }[] = [];
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const least = await underLoad(floorUrl, theirs, seconds);
    const load = await underLoad(url, ours, seconds);
    loads.push({ perSecond: load.perSecond, part: load.perSecond / least.perSecond });
    failed += load.failed;
  }
  await stop?.();
  const part = median(loads.map((load) => load.part));
  const perSecond = median(loads.map((load) => load.perSecond));
  return { ...figure, value, floor, part, perSecond, ...(failed > 0 && { failure: `${failed} failed` }) };
}

/** Loading something into memory may take longer than a request may: the call is repeated. */
async function firstAnswer(url: string, call: Call) {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await answerOf(url, call);
    if (answer.status !== 503 || attempt === 60) return answer;
    await pause(1000);
  }
}

/** Tokens of 32 members, evenly spread, or of those that the case names. */
async function sessions({ database, count }: Bench, { by, calls }: Case) {
  const some = Array.from({ length: connections }, (_, place) => 1 + Math.floor((place * count.members) / connections));
  const callers = by ?? some;
  const tokens = new Map<number, string>();
  for (const id of new Set([...callers, ...calls.flatMap((call) => call.by ?? [])])) {
    tokens.set(id, await startSession(database, id, "bench"));
  }
  return (call: Call, place: number) => tokens.get(call.by ?? (callers[place % callers.length] as number)) ?? "";
}

/** Writes every two milliseconds. If a checkout caches replies, it writes what makes them stale. */
function keepWriting({ database, count, keepsReplies }: Bench): () => Promise<void> {
  let isOver = false;
  const writing = (async () => {
    for (let place = 1; !isOver; place += 1) {
      await (keepsReplies
        ? database`
            insert into changes (kind, id, growth)
            select unnest(array['company', 'job', 'question', 'skill', 'cohort']), 0, 0`
        : database`update posts set updated_at = updated_at where id = ${1 + ((place * 7) % count.jobs)}`);
      await pause(1);
    }
  })();
  return () => {
    isOver = true;
    return writing;
  };
}

/** The problem if the floor's reply to a list has other ids than the board's. */
async function otherRows(floorUrl: string, call: Call, { results }: Answered): Promise<string | undefined> {
  const { status, body } = await answerOf(floorUrl, call);
  const ids = (rows: Answered["results"] = []) =>
    rows
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .join();
  const isList = call.path.startsWith("/list/");
  const isSame = status === 200 && (!isList || ids(JSON.parse(body).results) === ids(results));
  return isSame ? undefined : `the floor answers other rows: ${status} ${body.slice(0, 100)}`;
}
