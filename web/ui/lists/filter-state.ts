import { useCallback, useMemo, useState } from "react";
import { type NavigateOptions, useLocation } from "react-router";
import { useLatestParameters } from "./list-parameters.ts";

/** The state of a history entry made by the panel: the next press in the panel replaces that entry. */
export type MadeByFilter = { madeByFilter?: true } | null;

/** Navigation options for a press in the panel: the first press pushes a history entry, further ones replace it. */
export function usePressOptions(): NavigateOptions {
  const isFollowing = (useLocation().state as MadeByFilter)?.madeByFilter === true;
  return useMemo(() => ({ replace: isFollowing, state: { madeByFilter: true } satisfies MadeByFilter }), [isFollowing]);
}

/** The chosen values of each filter, and functions to change them. */
export type ChosenFilters = {
  of: (name: string) => string[];
  choose: (name: string, values: readonly string[]) => void;
  clear: () => void;
  /** Counts calls of `clear`: inputs of the panel use it to drop their unsent text. */
  clearings?: number;
};

/** Filters with these names, kept in the address, one parameter for each value: `skill=3&skill=9`. */
export function useFilters(names: readonly string[]): ChosenFilters {
  const [parameters, setParameters] = useLatestParameters();
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

/** The distinct values of a parameter. */
export const filterIn = (parameters: URLSearchParams, name: string) => [...new Set(parameters.getAll(name))];
