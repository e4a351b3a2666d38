import type { Aim } from "./cases/case.ts";
import type { Latency, Load } from "./load.ts";
import type { Emphasis } from "./seed/records.ts";

/** What was measured of a case. */
export type Measured = {
  /** Why there are no figures. */
  failure?: string;
  /** Milliseconds of the first answer after a start. */
  first?: number;
  alone?: Latency;
  floorAlone?: Latency;
  load?: Load;
  floorLoad?: Load;
  /** Our requests a second over the floor's: the median of the rounds, each measured side by side. */
  ratio?: number;
  /** The floor's work for one request over ours: the same, as the processor's time tells it. */
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

/** Something that was done once, or a few times: milliseconds or megabytes. */
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

/** Which of what was promised for 1,000, 100,000 and 1,000,000 holds for a size. */
export const promisedFor = (size: number, most: readonly number[]): number | undefined =>
  most[size <= 1000 ? 0 : size <= 100_000 ? 1 : 2] ?? most.at(-1);
