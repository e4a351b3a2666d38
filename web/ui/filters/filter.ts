import type { ReactNode } from "react";

/** A value as it stands in the address; `count` is what the list would hold with it. */
export type FilterValue = { value: string; label: string; count?: number; why?: string | null };

/** One that is chosen, above the list. */
export type FilterChip = { label: string; remove: () => void };

/** A group of the panel: values to choose from, or `content` of its own with what is chosen there. */
export type Filter = {
  /** In the address. */
  name: string;
  title: string;
} & (
  | {
      values: readonly FilterValue[];
      /** Whether one value takes the place of another. */
      isSingle?: boolean;
      finder?: Finder;
      content?: never;
    }
  | { /** Null where it is chosen elsewhere. */ content: ReactNode; chips: readonly FilterChip[]; values?: never }
);

/** A box to find one of more values than are shown. */
export type Finder = {
  label: string;
  /** Best first. */
  find: (typed: string, signal: AbortSignal) => Promise<FilterValue[]>;
};
