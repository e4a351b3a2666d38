import type { List } from "../../contract/interface/lists.ts";
import type { Person } from "../../contract/people/people.ts";

export type Version = { number: number; at: string; User: Person | null; removed: boolean };

/** A part of a version's words, and what it is called where there are several. */
export type VersionPart = { label?: string; words: string };

/** Where the versions of a text come from. */
export type VersionSource<Each extends Version = Version> = {
  /** Names the text. */
  key: string;
  mayRemove: boolean;
  load: (page: number, signal: AbortSignal) => Promise<List<Each>>;
  remove: (number: number) => Promise<unknown>;
  /** Of one that wasn't removed. */
  partsOf: (version: Each) => VersionPart[];
};
