import type { Call } from "./load.ts";

/** Something to measure; the floor answers the same rows from `floor`, made of the id or of the ids in our answer. */
export type Case = {
  group: string;
  name: string;
  ours: Call[];
  floor: (answer: Answered, place: number) => Call;
  /** Where visitors ask, no token is sent. */
  isPublic?: true;
  /** Asked again while nothing was written: as before, or by who has the answer already (304). */
  again?: "the same" | "unchanged";
};

export type Answered = { id?: number; results?: { id: number }[] };
