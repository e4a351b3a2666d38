import { type ReactNode, useEffect, useRef, useState } from "react";
import { createKeybindingsHandler } from "tinykeys";
import * as messages from "#messages/moderation.ts";
import { CaseKeysDialog, type Key } from "./case-keys-dialog.tsx";

/** The keys for the next and previous item. */
export const stepKeys = (step: (by: number) => void): Key[] => [
  { name: "j", does: messages.caseKeysNext, act: () => step(1) },
  { name: "k", does: messages.caseKeysPrevious, act: () => step(-1) },
];

/** Keyboard shortcuts for a page of the queue: single keys, unless a field has the focus. `?` lists them. */
export function CaseKeys({ keys, children }: { keys: Key[]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [areNamed, name] = useState(false);
  const all: Key[] = [...keys, { name: "?", press: "[Shift]+?", does: messages.these, act: () => name(true) }];
  const latest = useRef(all);
  latest.current = all;

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    // After loading a page the focus is on the body, outside of this element.
    if (document.activeElement === document.body) current.focus({ preventScroll: true });
    const hear = (event: Event) => heard(latest.current)(event);
    current.addEventListener("keydown", hear);
    return () => current.removeEventListener("keydown", hear);
  }, []);

  return (
    <div className="outline-none" ref={place} tabIndex={-1}>
      {children}
      {areNamed && <CaseKeysDialog keys={all} onClose={() => name(false)} />}
    </div>
  );
}

const fields = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";

function heard(keys: Key[]) {
  return createKeybindingsHandler(
    Object.fromEntries(keys.map((key) => [key.press ?? key.name, (event) => actOn(event, key)])),
    { ignore: ({ repeat, isComposing, target }) => repeat || isComposing || isIn(target, "dialog") },
  );
}

function actOn(event: KeyboardEvent, { act, everywhere }: Key) {
  if (!act || (!everywhere && isIn(event.target, fields))) return;
  event.preventDefault();
  act();
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
