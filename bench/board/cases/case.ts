import type { Call } from "../load.ts";

/** Something to measure; the floor answers the same rows from `floor`, made of the ids in our answer. */
export type Case = {
  group: string;
  name: string;
  ours: Call[];
  floor: (answer: Answered, place: number) => Call;
  /** Where visitors ask, no token is sent. */
  isPublic?: true;
  /** The members who ask, in turn; else 32 of all. */
  by?: readonly number[];
  /** Asked again while nothing was written: as before, or by who has the answer already (304). */
  again?: "the same" | "unchanged";
  aim?: Aim;
};

/** What was promised: milliseconds alone, on boards of 1,000, 100,000 and 1,000,000; the part of the floor; how much it may grow. */
export type Aim = { p50?: number[]; p95?: number[]; floor?: number; growth?: number };

export type Answered = { id?: number; results?: { id: number; kind?: string }[] };

export const atLeast = (floor: number): Aim => ({ floor, growth: 2 });
export const within = (...p50: number[]): Aim => ({ p50 });

export const get = (path: string, by?: number): Call => ({ path: `/api${path}`, by });
export const bare = (path: string): Call => ({ path });
export const send = (method: "POST" | "PUT" | "DELETE", path: string, body?: object, by?: number): Call => ({
  ...{ method, path, by },
  ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
});

export const idsOf = ({ results = [] }: Answered) => results.map(({ id }) => id).join();

type More = Pick<Case, "by" | "aim" | "again">;

/** A list of one kind, beside its rows by their ids. */
export const listing = (
  group: string,
  name: string,
  kind: string,
  paths: string | string[],
  more: More = {},
): Case => ({
  ...{ group, name, ours: [paths].flat().map((path) => get(path)), ...more },
  floor: (answer) => bare(`/list/${kind}/${idsOf(answer)}`),
});

const many = 40;

/** Ids all over so many. */
export const spread = (total: number) =>
  Array.from({ length: Math.min(many, total) }, (_, place) => 1 + Math.floor((place * total) / Math.min(many, total)));
