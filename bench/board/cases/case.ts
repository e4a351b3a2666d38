import type { Call } from "../load.ts";

/** Something to measure. `floor` makes the floor's request for the same rows from the ids in the board's reply. */
export type Case = {
  group: string;
  name: string;
  ours: Call[];
  floor: (answer: Answered, place: number) => Call;
  /** Sent without a token. */
  isPublic?: true;
  /** The ids of the calling members, in turn; default: 32 spread over all. */
  by?: readonly number[];
  aim?: Aim;
};

/**
 * Targets. `p50`, `p95`: milliseconds without load, on boards of 1,000, 100,000 and 1,000,000; `floor`: the least ratio to
 * the floor's throughput; `growth`: the largest factor between sizes.
 */
export type Aim = { p50?: number[]; p95?: number[]; floor?: number; growth?: number };

export type Answered = { id?: number; results?: { id: number; kind?: string }[] };

export const atLeast = (floor: number): Aim => ({ floor, growth: 2 });
export const within = (...p50: number[]): Aim => ({ p50 });

export const get = (path: string, by?: number): Call => ({ path: `/api${path}`, by });
export const bare = (path: string): Call => ({ path });
export const send = (method: "POST" | "PUT" | "DELETE", path: string, body?: object, by?: number): Call => ({
  method,
  path,
  by,
  ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
});

export const idsOf = ({ results = [] }: Answered) => results.map(({ id }) => id).join();

type More = Pick<Case, "by" | "aim">;

/** A list of one kind; the floor reads the same rows by their ids. */
export const listing = (
  group: string,
  name: string,
  kind: string,
  paths: string | string[],
  more: More = {},
): Case => ({
  group,
  name,
  ours: [paths].flat().map((path) => get(path)),
  ...more,
  floor: (answer) => bare(`/list/${kind}/${idsOf(answer)}`),
});

const many = 40;

/** Up to 40 ids, evenly spread from 1 to `total`. */
export const spread = (total: number) =>
  Array.from({ length: Math.min(many, total) }, (_, place) => 1 + Math.floor((place * total) / Math.min(many, total)));
