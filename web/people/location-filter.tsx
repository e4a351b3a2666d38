import { useCallback } from "react";
import * as messages from "#messages/people.ts";
import { headlineMax } from "../../contract/people/profiles.ts";
import type { ChosenFilters } from "../ui/lists/filter-state.ts";
import { trimmed, useTypedText } from "../ui/lists/search-text.ts";

const pause = 400;

/** Typing is debounced. */
export function LocationFilter({ chosen }: { chosen: ChosenFilters }) {
  const [place = ""] = chosen.of("location");
  const { choose } = chosen;
  const onTyped = useCallback((typed: string) => choose("location", typed ? [typed] : []), [choose]);
  const box = useTypedText({ said: place, meant: trimmed, onTyped, pause });

  return (
    <input
      {...box}
      aria-label={messages.userFiltersLocation}
      autoComplete="off"
      className="input input-sm"
      dir="auto"
      maxLength={headlineMax}
      placeholder={messages.findLocation}
      type="search"
    />
  );
}
