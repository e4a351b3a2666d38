import { setTimeout as pause } from "node:timers/promises";
import { median } from "../figures.ts";
import type { Answered, Case } from "./cases/case.ts";
import type { Measured } from "./figure.ts";
import { type Answer, alone, answerOf, type Call, type Load, type Server, underLoad } from "./load.ts";

export type Sides = { ours: Server; floor: Server };

/** For so many seconds each, in so many rounds under load, or none. */
export type Patience = { seconds: number; rounds: number };

/** A case beside its floor, in turns. */
export async function measureCase(each: Case, sides: Sides, tokens: Tokens, patience: Patience): Promise<Measured> {
  const { url } = sides.ours;
  const { rounds } = patience;
  // A password is hashed so slowly that a second says little.
  const seconds = patience.seconds * (each.group === "writes" ? 3 : 1);
  const sent = (call: Call, place: number, known?: string): Call => {
    const headers = { ...call.headers, ...(known && { "If-None-Match": known }) };
    return {
      ...call,
      headers: each.isPublic ? headers : { ...headers, Authorization: `Bearer ${tokens(each, call, place)}` },
    };
  };
  const began = performance.now();
  await firstAnswer(url, sent(each.ours[0] as Call, 0));
  const first = performance.now() - began;
  const answers: Answer[] = [];
  for (const [place, call] of each.ours.entries()) answers.push(await answerOf(url, sent(call, place)));
  const bad = answers.find(({ status }) => status >= 300);
  if (bad) return { failure: `${bad.status} ${bad.body.slice(0, 200)}` };
  const known = each.again === "unchanged" ? String(answers[0]?.headers.etag ?? "") : undefined;
  if (known === "") return { failure: "no ETag" };

  const floors = answers.map((answer, place) => each.floor(read(answer), place));
  const other = await otherRows(sides.floor.url, floors[0] as Call, answers[0] as Answer);
  if (other) return { failure: other };
  const askers = each.isPublic ? 1 : (each.by?.length ?? members);
  const turns = Array.from({ length: Math.max(each.ours.length, askers) });
  const ours = turns.map((_, place) => sent(each.ours[place % each.ours.length] as Call, place, known));
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

/** Where one side has answered nothing within its seconds there is no ratio. */
const ifKnown = (ratio: number) => (Number.isFinite(ratio) ? ratio : undefined);

/** So many members ask, where a case doesn't say who. */
export const members = 32;

/** The session of who asks. */
export type Tokens = (each: Case, call: Call, place: number) => string;

/** What was never asked before may take longer than the board lets anyone wait; meanwhile it goes on, or begins anew. */
async function firstAnswer(url: string, call: Call): Promise<void> {
  for (let attempt = 0; attempt < 4 && (await answerOf(url, call)).status === 503; attempt += 1) await pause(500);
}

const middle = (loads: Load[]) => loads.toSorted((a, b) => a.perSecond - b.perSecond)[loads.length >> 1] as Load;

/** What the floor answers where it doesn't do the same. */
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
