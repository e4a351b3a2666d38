import type { ReactNode } from "react";

/** `value` as in the address; `count` is the number of results if it were chosen, or with `isAtLeast` may be less. */
export type FilterValue = { value: string; label: string; count?: number; isAtLeast?: true; why?: string | null };

/** Values as long as there are no counts, from their labels. */
export const uncounted = (labels: Record<string, string>): FilterValue[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A chosen value above the list. */
export type FilterChip = { label: string; remove: () => void };

/** A group of the panel: values to choose from, or `content` of its own with chips for what is chosen. */
export type Filter = {
  /** The URL parameter. */
  name: string;
  title: string;
  /** Below the title: what the counts include. */
  note?: string;
  /** Whether it is closed until it is asked for or one of its values is chosen. */
  isFolded?: true;
} & (
  | {
      values: readonly FilterValue[];
      /** Whether choosing a value replaces the former one. */
      isSingle?: boolean;
      finder?: Finder;
      content?: never;
    }
  | { /** Null if set elsewhere. */ content: ReactNode; chips: readonly FilterChip[]; values?: never }
);

/** An input to find values that the group doesn't list. */
export type Finder = {
  label: string;
  /** Best match first. */
  find: (typed: string, signal: AbortSignal) => Promise<FilterValue[]>;
};
