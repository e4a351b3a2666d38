import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as messages from "#messages/search.ts";
import { searchMax } from "../../contract/interface/fields.ts";
import { keepRecent } from "../ui/lists/search-history.ts";
import type { usePalette } from "./palette-code.ts";
import type { BoxEvents, BoxState } from "./palette-props.ts";
import { searchAddress } from "./search-address.ts";
import { SearchFailed } from "./search-failed.tsx";

type Props = { code: ReturnType<typeof usePalette>; close: () => void };

/**
 * The search box of the palette. It is rendered before the list's code has loaded and stays the same element, so that no
 * keystroke is lost.
 */
export function PaletteBox({ code: { Palette, hasFailed, load }, close }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const events = useRef<BoxEvents>({});
  const [state, setState] = useState<BoxState>({ "aria-expanded": false });
  const [typed, setTyped] = useState("");
  const [isComposing, setComposing] = useState(false);
  const navigate = useNavigate();
  useEffect(load, [load]);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const text = typed.trim();
    const chosen = state["aria-activedescendant"];
    if (event.key !== "Enter" || event.nativeEvent.isComposing || (chosen && document.getElementById(chosen))) {
      return events.current.onKeyDown?.(event);
    }
    event.preventDefault();
    if (!text) return;
    keepRecent(text);
    const address = searchAddress(text);
    if (event.ctrlKey || event.metaKey) return void window.open(new URL(address, location.origin).href);
    close();
    void navigate(address);
  }

  return (
    <div className="palette-parts">
      <div className="palette-head">
        <Search aria-hidden className="size-5 flex-none opacity-70" />
        <input
          aria-autocomplete="list"
          aria-expanded={false}
          aria-label={messages.everything}
          autoComplete="off"
          className="palette-box"
          dir="auto"
          enterKeyHint="go"
          maxLength={searchMax}
          placeholder={messages.everything}
          role="combobox"
          spellCheck={false}
          {...state}
          onBlur={(event) => events.current.onBlur?.(event)}
          onChange={(event) => (events.current.onType ?? setTyped)(event.target.value)}
          onCompositionEnd={() => setComposing(false)}
          onCompositionStart={() => setComposing(true)}
          onFocus={(event) => events.current.onFocus?.(event)}
          onKeyDown={press}
          onPointerDown={(event) => events.current.onPointerDown?.(event)}
          ref={box}
          value={typed}
        />
        <button className="btn btn-ghost btn-sm sm:hidden" onClick={close} type="button">
          {messages.close}
        </button>
      </div>
      {Palette && (
        <Palette
          box={box}
          close={close}
          isComposing={isComposing}
          events={events}
          setState={setState}
          setTyped={setTyped}
          typed={typed}
        />
      )}
      {hasFailed && <SearchFailed retry={load} />}
    </div>
  );
}
