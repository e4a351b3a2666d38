import type { List } from "../../contract/interface/lists.ts";
import type { Person } from "../../contract/people/people.ts";

export type Version = { number: number; at: string; User: Person | null; removed: boolean };

/** A part of a versioned text, with a label if there are several. */
export type VersionPart = { label?: string; words: string };

/** How the versions of a text are loaded, read and removed. */
export type VersionSource<Each extends Version = Version> = {
  /** Identifies the text in the query's key. */
  key: string;
  mayRemove: boolean;
  load: (page: number, signal: AbortSignal) => Promise<List<Each>>;
  remove: (number: number) => Promise<unknown>;
  /** Only called for a version that wasn't removed. */
  partsOf: (version: Each) => VersionPart[];
};
