import { useCallback, useMemo, useState } from "react";
import { type NavigateOptions, useLocation, useSearchParams } from "react-router";
import { useLatestParameters } from "../lists/latest-parameters.ts";

/** What an entry of the history carries that was made by a press in the panel: the next press takes its place. */
export type MadeByFilter = { madeByFilter?: true } | null;

/** How a press in the panel goes to the next address: the first is an entry of the history, those that follow take its place. */
export function usePressOptions(): NavigateOptions {
  const isFollowing = (useLocation().state as MadeByFilter)?.madeByFilter === true;
  return useMemo(
    () => ({ replace: isFollowing, preventScrollReset: true, state: { madeByFilter: true } satisfies MadeByFilter }),
    [isFollowing],
  );
}

/** What is chosen of each filter, and how that changes. */
export type ChosenFilters = {
  of: (name: string) => string[];
  choose: (name: string, values: readonly string[]) => void;
  clear: () => void;
  /** How often all was cleared: what is typed but not chosen yet goes, too. */
  clearings?: number;
};

/**
 * What is chosen of filters with these names lives in the address, each value by itself: `skill=3&skill=9`.
 */
export function useFilters(names: readonly string[]): ChosenFilters {
  const [, setParameters] = useSearchParams();
  const parameters = useLatestParameters();
  const pressOptions = usePressOptions();

  const change = useCallback(
    (changes: Record<string, readonly string[]>) => {
      const next = new URLSearchParams(parameters);
      next.delete("page");
      for (const [name, values] of Object.entries(changes)) {
        next.delete(name);
        for (const value of values) next.append(name, value);
      }
      setParameters(next, pressOptions);
    },
    [parameters, setParameters, pressOptions],
  );

  const [clearings, setClearings] = useState(0);
  const choose = useCallback((name: string, values: readonly string[]) => change({ [name]: values }), [change]);

  return {
    of: (name: string) => filterIn(parameters, name),
    choose,
    clear: () => {
      change(Object.fromEntries(names.map((name) => [name, []])));
      setClearings((before) => before + 1);
    },
    clearings,
  };
}

/**
 * Each value once, as a call wants them.
 */
export const filterIn = (parameters: URLSearchParams, name: string) => [...new Set(parameters.getAll(name))];
