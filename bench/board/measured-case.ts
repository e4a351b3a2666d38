import { setTimeout as pause } from "node:timers/promises";
import { median } from "../figures.ts";
import type { Answered, Case } from "./cases/case.ts";
import type { Measured } from "./figure.ts";
import { type Answer, alone, answerOf, type Call, type Load, type Server, underLoad } from "./load.ts";

export type Sides = { ours: Server; floor: Server };

/** Seconds per measurement, and rounds under load, which may be 0. */
export type Patience = { seconds: number; rounds: number };

/** Measures a case and its floor in turn. */
export async function measureCase(each: Case, sides: Sides, tokens: Tokens, patience: Patience): Promise<Measured> {
  const { url } = sides.ours;
  const { rounds } = patience;
  // Writes take three times as long: hashing passwords is so slow that one second shows little.
  const seconds = patience.seconds * (each.group === "writes" ? 3 : 1);
  const sent = (call: Call, place: number): Call => ({
    ...call,
    headers: each.isPublic ? call.headers : { ...call.headers, Authorization: `Bearer ${tokens(each, call, place)}` },
  });
  const began = performance.now();
  await firstAnswer(url, sent(each.ours[0] as Call, 0));
  const first = performance.now() - began;
  const answers: Answer[] = [];
  for (const [place, call] of each.ours.entries()) answers.push(await answerOf(url, sent(call, place)));
  const bad = answers.find(({ status }) => status >= 300);
  if (bad) return { failure: `${bad.status} ${bad.body.slice(0, 200)}` };

  const floors = answers.map((answer, place) => each.floor(read(answer), place));
  const other = await otherRows(sides.floor.url, floors[0] as Call, answers[0] as Answer);
  if (other) return { failure: other };
  const askers = each.isPublic ? 1 : (each.by?.length ?? members);
  const turns = Array.from({ length: Math.max(each.ours.length, askers) });
  const ours = turns.map((_, place) => sent(each.ours[place % each.ours.length] as Call, place));
  const theirs = turns.map((_, place) => floors[place % floors.length] as Call);

  const floorAlone = await alone(sides.floor.url, theirs, seconds / 2);
  const ourAlone = await alone(url, ours, seconds);
  const loads: [ours: Load, floor: Load][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await underLoad(sides.floor, theirs, seconds);
    loads.push([await underLoad(sides.ours, ours, seconds), floor]);
  }
  const measured = { first, alone: ourAlone, floorAlone };
  if (rounds === 0) return measured;
  return {
    ...measured,
    load: middle(loads.map(([load]) => load)),
    floorLoad: middle(loads.map(([, load]) => load)),
    ratio: ifKnown(median(loads.map(([load, floor]) => load.perSecond / floor.perSecond))),
    workRatio: ifKnown(median(loads.map(([load, floor]) => floor.work / load.work))),
  };
}

/** Undefined if one side answered nothing within its time. */
const ifKnown = (ratio: number) => (Number.isFinite(ratio) ? ratio : undefined);

/** How many members call if the case names none. */
export const members = 32;

/** The token for a call. */
export type Tokens = (each: Case, call: Call, place: number) => string;

/** An uncached first reply may exceed the board's time limit (503) while the work goes on, so it is retried. */
async function firstAnswer(url: string, call: Call): Promise<void> {
  for (let attempt = 0; attempt < 4 && (await answerOf(url, call)).status === 503; attempt += 1) await pause(500);
}

const middle = (loads: Load[]) => loads.toSorted((a, b) => a.perSecond - b.perSecond)[loads.length >> 1] as Load;

/** The problem if the floor's reply has other ids than the board's. */
async function otherRows(floorUrl: string, call: Call, answer: Answer): Promise<string | undefined> {
  const floor = await answerOf(floorUrl, call);
  const ids = (given: Answer) =>
    read(given)
      .results?.map(({ id }) => id)
      .sort((a, b) => a - b)
      .join();
  const asked =
    call.path.startsWith("/list/") && !call.path.endsWith("/1") && !call.path.endsWith("/0") ? ids(answer) : undefined;
  const isSame = floor.status === 200 && (asked === undefined || ids(floor) === asked);
  return isSame ? undefined : `the floor answers other rows: ${floor.status} ${floor.body.slice(0, 200)}`;
}

function read({ headers, body }: Answer): Answered {
  return /json/.test(String(headers["content-type"])) || /^\{/.test(body) ? JSON.parse(body) : {};
}
