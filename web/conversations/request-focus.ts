import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Conversation } from "../../contract/conversations.ts";

type State = Conversation["state"];

/** The buttons below a thread disappear with the state that they change: the focus that they lose moves to the thread. */
export function useFocusAfterAnswer(box: RefObject<HTMLElement | null>, state: State) {
  const before = useRef<State>(state);
  useLayoutEffect(() => {
    // A member who only waits for an answer has no button there.
    const buttonsGo = before.current !== state && before.current !== "asked";
    before.current = state;
    if (buttonsGo && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [box, state]);
}
