import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { isPressing, useIsPressing } from "./pointer-press.ts";

export const trimmed = (text: string) => text.trim();

type Typed = {
  /** The value in the address; the box follows it, for example after going back in history. */
  said: string;
  /** Normalizes the text to the value for the address. */
  meant: (text: string) => string;
  onTyped: (wanted: string) => void;
  /** The debounce in milliseconds. */
  pause: number;
};

/**
 * The state of an input whose text goes to the address, debounced or on blur, but not if a link was followed. If a press
 * elsewhere causes the blur, sending waits for its release, so that the target doesn't move away.
 */
export function useTypedText({ said, meant, onTyped, pause }: Typed) {
  const [text, setText] = useState(said);
  const [seen, setSeen] = useState(said);
  const [sent, setSent] = useState(said);
  const { isLeaving, follow, stay } = useLeaving();

  // The address was changed by something else: going back, or a link.
  if (said !== seen) {
    setSeen(said);
    if (said !== sent) {
      setText(said);
      setSent(said);
    }
  }

  const wanted = meant(text);
  const isUnsent = wanted !== said;
  const isDue = isUnsent && !isLeaving;
  const send = useCallback(() => {
    setSent(wanted);
    onTyped(wanted);
  }, [wanted, onTyped]);
  const isHeld = useIsPressing();
  useEffect(() => {
    if (!isDue || isHeld) return;
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [isDue, isHeld, send, pause]);

  const isLeft = useRef(false);
  useEffect(() => {
    if (!isUnsent) return;
    const release = (event: MouseEvent) => {
      // Before the click, whose handler works with what was typed. While a click is dispatched, React would untick its checkbox.
      if (isLeft.current && !isOnLink(event)) send();
      isLeft.current = false;
    };
    const pressed = (event: MouseEvent) => {
      if (event.defaultPrevented && isOnLink(event)) follow();
    };
    window.addEventListener("mouseup", release, true);
    window.addEventListener("click", pressed);
    return () => {
      window.removeEventListener("mouseup", release, true);
      window.removeEventListener("click", pressed);
    };
  }, [isUnsent, send, follow]);
  const leave = () => {
    isLeft.current = isPressing();
    if (!isLeft.current) send();
  };

  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      stay();
      setText(event.target.value);
    },
    onBlur: isDue ? leave : undefined,
  };
}

/**
 * Whether a navigation to another page is under way. A followed link counts at once, because `useNavigation` reports it only
 * after a render.
 */
function useLeaving() {
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [followedFrom, setFollowedFrom] = useState<string>();
  const follow = useCallback(() => setFollowedFrom(key), [key]);
  const stay = useCallback(() => setFollowedFrom(undefined), []);
  const isComing = next !== undefined && next.pathname !== pathname;
  return { isLeaving: isComing || followedFrom === key, follow, stay };
}

const isOnLink = ({ target }: Event) => target instanceof Element && target.closest("a[href]") !== null;
