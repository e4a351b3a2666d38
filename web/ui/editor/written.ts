/**
 * Puts words into a box in place of what lies there, as if they were typed: the browser's own undo takes them back. Where the
 * keyboard is elsewhere it stays there, at the price of that.
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

/** Likewise in place of words that stand there. Who went on typing isn't moved; for others `chosen` is selected. */
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

/** Knows from here on whether a word is being composed in the box, as of signs that take several keys. */
export function followComposition(box: HTMLTextAreaElement) {
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

/** Writing into the box while a word is composed would break it. */
export async function composed(box: HTMLTextAreaElement) {
  if (!isComposing(box)) return;
  await new Promise((resolve) => box.addEventListener("compositionend", resolve, { once: true }));
}
