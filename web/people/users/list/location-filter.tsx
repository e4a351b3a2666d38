import { useEffect, useRef } from "react";
import * as messages from "#messages/user-filters.ts";
import { headlineMax } from "../../../../contract/people/profiles.ts";

type Props = { chosen: string | undefined; choose: (place: string) => void };

const pause = 400;

/** Typing is debounced. */
export function LocationFilter({ chosen = "", choose }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(choose);
  latest.current = choose;

  // The address was changed elsewhere, or now contains what was typed.
  useEffect(() => {
    clearTimeout(timer.current);
    if (box.current && box.current !== document.activeElement) box.current.value = chosen;
  }, [chosen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function typed(place: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(place.trim()), pause);
  }

  return (
    <input
      aria-label={messages.location}
      autoComplete="off"
      className="input input-sm"
      defaultValue={chosen}
      dir="auto"
      maxLength={headlineMax}
      onChange={({ target }) => typed(target.value)}
      placeholder={messages.findLocation}
      ref={box}
      type="search"
    />
  );
}
