import { useEffect, useRef, useState } from "react";
import * as messages from "#messages/user-filters.ts";
import { headlineMax } from "../../../../contract/people/profiles.ts";
import { useDebounced } from "../../../ui/forms/debounced.ts";

type Props = { chosen: string | undefined; choose: (place: string) => void };

const pause = 400;

/** Typing is debounced. */
export function LocationFilter({ chosen = "", choose }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(chosen);
  const place = useDebounced(typed.trim(), pause);
  const latest = useRef({ chosen, choose });
  latest.current = { chosen, choose };

  // The address was changed elsewhere, or now contains what was typed.
  useEffect(() => {
    if (box.current !== document.activeElement) setTyped(chosen);
  }, [chosen]);
  useEffect(() => {
    if (place !== latest.current.chosen) latest.current.choose(place);
  }, [place]);

  return (
    <input
      aria-label={messages.location}
      autoComplete="off"
      className="input input-sm"
      dir="auto"
      maxLength={headlineMax}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={messages.findLocation}
      ref={box}
      type="search"
      value={typed}
    />
  );
}
