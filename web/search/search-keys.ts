import { useEffect } from "react";
import { isMac } from "../ui/forms/key-names.ts";
import { keptSearches } from "../ui/lists/search-history.ts";

type Does = { open: () => void; close: () => void; prepare: () => void };

/** Opens the search with Ctrl or Cmd and K, or with / outside of fields; not over an open dialog. The first key prepares it. */
export function useSearchKeys(isOpen: boolean, { open, close, prepare }: Does) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) prepare();
      if (event.isComposing || event.repeat || !(isCombination(event) || isSlash(event))) return;
      if (isOpen && isSlash(event)) return;
      if (!isOpen && document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) close();
      else open();
    };
    // In the capture phase, before fields that handle these keys themselves.
    window.addEventListener("keydown", follow, { capture: true });
    return () => window.removeEventListener("keydown", follow, { capture: true });
  }, [isOpen, open, close, prepare]);
}

function isCombination({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === "k" && (metaKey || (ctrlKey && !isMac)) && !altKey && !shiftKey;
}

function isSlash({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent) {
  const isPlain = key === "/" && !metaKey && !ctrlKey && !altKey;
  return isPlain && !isField(target) && keptSearches().slash;
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
