import type { Call } from "./load.ts";

/** The sizes that targets are stated for. */
export const sizes = [1000, 100_000] as const;

/** A limit: the same for both sizes, or one for each. */
type Limit = number | readonly [small: number, large: number];

export const limitFor = (size: number, limit: Limit): number =>
  typeof limit === "number" ? limit : limit[size > sizes[0] ? 1 : 0];

export type Target = {
  /** The largest value. */
  most?: Limit;
  /** The smallest value. */
  least?: number;
  /** The smallest allowed share of the floor's requests per second. */
  part?: number;
  /** The largest factor between the sizes. */
  growth?: number;
};

export type Answered = { id?: number; results?: { id: number }[] };

/** Calls to measure. `floor` makes the floor's request for the same rows from the ids in the board's reply. */
export type Case = {
  sentence: number;
  name: string;
  calls: Call[];
  target: Target;
  floor?: (answer: Answered, place: number) => Call;
  /** The ids of the calling members, in turn; default: 32 spread over all. */
  by?: readonly number[];
  /** The value is the 95th percentile of sequential calls, not the median. */
  p95?: true;
};

/**
 * What was measured. `floor` is the floor's value, `part` the board's part of the floor's requests a second, `perSecond` the
 * board's.
 */
export type Figure = {
  sentence: number;
  name: string;
  size: number;
  unit: string;
  target: Target;
  value: number;
  floor?: number;
  part?: number;
  perSecond?: number;
  /** Why it has no value, or which replies failed. */
  failure?: string;
};

export const get = (path: string, by?: number): Call => ({ path: `/api${path}`, by });
export const bare = (path: string): Call => ({ path });
export const send = (method: "POST" | "PUT" | "DELETE", path: string, body?: object, by?: number): Call => ({
  method,
  path,
  by,
  ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
});

/** Up to 40 ids, evenly spread from 1 to `total`. */
export const spread = (total: number) => {
  const many = Math.min(40, total);
  return Array.from({ length: many }, (_, place) => 1 + Math.floor((place * total) / many));
};
