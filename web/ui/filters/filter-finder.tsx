import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { KeyboardEvent, ReactNode } from "react";
import * as messages from "#messages/filters.ts";
import { searchMax } from "../../../contract/interface/fields.ts";
import { useRested } from "../forms/rested.ts";
import type { FilterValue, Finder } from "./filter.ts";

type Props = {
  name: string;
  finder: Finder;
  typed: string;
  setTyped: (typed: string) => void;
  toggle: (value: string) => void;
  box: (value: FilterValue) => ReactNode;
};

const foundAtMost = 8;

/** Finds a value by its name; Enter takes the first. */
export function FilterFinder({ name, finder, typed, setTyped, toggle, box }: Props) {
  const search = useRested(typed.trim());
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["filters", name, search],
    queryFn: ({ signal }) => finder.find(search, signal),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  const isAnswer = search === typed.trim() && !isPlaceholderData;
  const found = data?.slice(0, foundAtMost) ?? [];

  function takeFirst(event: KeyboardEvent) {
    const first = isAnswer && found[0];
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !first) return;
    event.preventDefault();
    toggle(first.value);
    setTyped("");
  }

  return (
    <>
      <input
        aria-label={finder.label}
        autoComplete="off"
        className="input input-sm mb-2"
        maxLength={searchMax}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={takeFirst}
        placeholder={finder.label}
        type="search"
        value={typed}
      />
      {typed.trim() && found.map(box)}
      <p className="quiet text-sm" role="status">
        {typed.trim() && isAnswer && data?.length === 0 && messages.nothingCalled(search)}
      </p>
    </>
  );
}
