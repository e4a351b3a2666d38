import { Search } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { searchMax } from "../../../contract/interface/fields.ts";

type Props = { label: string; search: string; onSearch: (text: string) => void };

const pause = 250;

/**
 * Searches once the typing rests or the box is left, unless a link was followed meanwhile. `search` is what the address says; going back in
 * history shows here too.
 */
export function SearchBox({ label, search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  const isLeaving = useIsLeaving();

  // The address changed by other means than this box: going back, a link.
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setText(search);
      setSent(search);
    }
  }

  const wanted = text.trim();
  const isDue = wanted !== search && !isLeaving;
  const send = useCallback(() => {
    setSent(wanted);
    onSearch(wanted);
  }, [wanted, onSearch]);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [isDue, send]);

  return (
    <search>
      <label className="input">
        <Search aria-hidden className="size-4.5 flex-none opacity-70" />
        <input
          aria-label={label}
          autoComplete="off"
          maxLength={searchMax}
          onBlur={isDue ? send : undefined}
          onChange={(event) => setText(event.target.value)}
          placeholder={label}
          type="search"
          value={text}
        />
      </label>
    </search>
  );
}

/** Whether another page is on its way. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next !== undefined && next.pathname !== pathname;
}
