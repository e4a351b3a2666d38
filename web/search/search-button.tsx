import { Search } from "lucide-react";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import * as messages from "#messages/search.ts";
import { keyNames } from "../ui/forms/key-names.ts";
import { PaletteBox } from "./palette-box.tsx";
import { usePalette } from "./palette-code.ts";
import { useSearchKeys } from "./search-keys.ts";

/** The search button of the navigation bar, and the palette that it opens. */
export function SearchButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const openedAt = useRef("");
  const open = useCallback(() => {
    openedAt.current = window.location.pathname;
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    dialog.current?.close();
    setOpen(false);
  }, []);
  const code = usePalette();
  const { pathname } = useLocation();

  useSearchKeys(isOpen, { open, close, prepare: code.load });
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  // Only a new page closes it: the list may change the query string while it is open. A page whose address was there before it
  // was opened is only drawn later.
  useLayoutEffect(() => {
    if (pathname !== openedAt.current) close();
  }, [pathname, close]);

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={messages.title}
        className="search-button"
        data-keys={keyNames}
        onClick={open}
        onFocus={code.load}
        onPointerEnter={code.load}
        title={messages.titleWithKeys(keyNames)}
        type="button"
      >
        <Search aria-hidden className="size-4.5" />
      </button>
      <dialog
        aria-label={messages.title}
        className="palette"
        closedby="any"
        // Its closing is told late: who presses the keys again by then opens it again.
        onCancel={() => setOpen(false)}
        onClose={({ currentTarget }) => currentTarget.open || setOpen(false)}
        ref={dialog}
      >
        {isOpen && <PaletteBox close={close} code={code} />}
      </dialog>
    </>
  );
}
