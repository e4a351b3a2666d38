import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import * as messages from "#messages/forms.ts";
import { searchMax } from "../../../contract/interface/fields.ts";
import { useFirstTaken } from "../forms/choice-enter.ts";
import { ChoiceFailure } from "../forms/choice-failure.tsx";
import { useDebounced } from "../forms/debounce.ts";
import type { FilterValue, Finder } from "./filter.ts";

type Props = {
  finder: Finder;
  typed: string;
  setTyped: (typed: string) => void;
  isChosen: (value: string) => boolean;
  take: (value: string) => void;
  box: (value: FilterValue) => ReactNode;
};

const foundAtMost = 8;

/** An input that finds a value by its name; Enter chooses the first one that isn't chosen yet. */
export function FilterFinder({ finder, typed, setTyped, isChosen, take, box }: Props) {
  const search = useDebounced(typed.trim());
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["filters", id, search],
    queryFn: ({ signal }) => finder.find(search, signal),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  const isAnswer = search === typed.trim() && !isFetching;
  const found = data?.slice(0, foundAtMost) ?? [];

  const takeFirst = useFirstTaken({
    typed: typed.trim(),
    first: found.find(({ value }) => !isChosen(value)),
    isAnswer,
    take: ({ value }) => {
      take(value);
      setTyped("");
    },
  });

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !typed.trim()) return;
    event.preventDefault();
    takeFirst();
  }

  return (
    <>
      <input
        aria-label={finder.label}
        autoComplete="off"
        className="input input-sm mb-2"
        maxLength={searchMax}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        placeholder={finder.label}
        type="search"
        value={typed}
      />
      {typed.trim() && found.map(box)}
      {typed.trim() && error && (
        <p className="quiet text-sm">
          <ChoiceFailure error={error} retry={() => void refetch()} />
        </p>
      )}
      <p className="quiet text-sm" role="status">
        {typed.trim() && isAnswer && data?.length === 0 && messages.nothingCalled(search)}
      </p>
    </>
  );
}
