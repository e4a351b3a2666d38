/**
 * Replaces a range of the box's text as if typed, so that the browser's undo covers it. If the focus is elsewhere it isn't
 * moved, and there is no undo.
 */
export function write(box: HTMLTextAreaElement, start: number, end: number, words: string) {
  if (document.activeElement !== box) {
    box.setRangeText(words, start, end, "preserve");
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return;
  }
  box.setSelectionRange(start, end);
  document.execCommand(words ? "insertText" : "delete", false, words);
}

/**
 * Replaces the first occurrence of `old`. If the cursor is still behind it, `chosen` is selected; else the selection stays
 * where it is in the text.
 */
export function exchange(box: HTMLTextAreaElement, old: string, words: string, chosen?: string) {
  const start = box.value.indexOf(old);
  if (start < 0) return;
  const end = start + old.length;
  const { selectionStart, selectionEnd } = box;
  const isWaiting = selectionStart === end && selectionEnd === end;
  write(box, start, end, words);
  if (chosen && isWaiting) {
    const from = start + words.indexOf(chosen);
    box.setSelectionRange(from, from + chosen.length);
    return;
  }
  const moved = (at: number) => (at < end ? Math.min(at, start) : at + words.length - old.length);
  box.setSelectionRange(moved(selectionStart), moved(selectionEnd));
}

const composing = new WeakSet<EventTarget>();

/** Tracks whether an input method is composing text in the box. Returns a function that stops it. */
export function trackComposition(box: HTMLTextAreaElement) {
  const begin = () => composing.add(box);
  const end = () => composing.delete(box);
  box.addEventListener("compositionstart", begin);
  box.addEventListener("compositionend", end);
  return () => {
    end();
    box.removeEventListener("compositionstart", begin);
    box.removeEventListener("compositionend", end);
  };
}

export const isComposing = (box: HTMLTextAreaElement) => composing.has(box);

/** Resolves when no input method is composing: changing the text meanwhile would break the composition. */
export async function whenComposed(box: HTMLTextAreaElement) {
  if (!isComposing(box)) return;
  await new Promise((resolve) => box.addEventListener("compositionend", resolve, { once: true }));
}
