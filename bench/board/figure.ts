import type { Aim } from "./cases/case.ts";
import type { Latency, Load } from "./load.ts";
import type { Emphasis } from "./seed/records.ts";

/** The figures of a case. */
export type Measured = {
  /** Why it has no figures. */
  failure?: string;
  /** Milliseconds of the first reply after a start, with empty caches. */
  first?: number;
  alone?: Latency;
  floorAlone?: Latency;
  load?: Load;
  floorLoad?: Load;
  /** The board's requests per second over the floor's: the median of rounds that measure both in turn. */
  ratio?: number;
  /** The floor's CPU time for a request over the board's: unlike `ratio` it doesn't depend on other load. */
  workRatio?: number;
};

export type Figure = Measured & {
  emphasis: Emphasis;
  size: number;
  workers: number;
  group: string;
  name: string;
  aim?: Aim;
};

/** A one-off job's figure, in milliseconds or megabytes. */
export type Deed = {
  emphasis: Emphasis;
  size: number;
  name: string;
  value: number;
  unit: "ms" | "MB" | "×";
  most?: number[];
  failure?: string;
};

export type Start = { size: number; seconds: number; idleMegabytes: number; afterMegabytes?: number };

export type Known = { figures: Figure[]; deeds: Deed[]; starts: Start[] };

/** The target that holds for a size, out of those for 1,000, 100,000 and 1,000,000. */
export const promisedFor = (size: number, most: readonly number[]): number | undefined =>
  most[[1000, 100_000].filter((bound) => size > bound).length] ?? most.at(-1);
