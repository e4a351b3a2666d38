import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { isPressing, useIsPressing } from "./pressing.ts";

type Typed = {
  /** What the address says; going back in history shows in the box, too. */
  said: string;
  /** What a text in the box means, as the address says it. */
  meant: (text: string) => string;
  onTyped: (wanted: string) => void;
  /** So long typing rests, in milliseconds. */
  pause: number;
};

/**
 * A box whose text goes to the address once the typing rests or the box is left, unless a link was followed meanwhile. Where it is left
 * by a press, what is pressed doesn't change before it is clicked.
 */
export function useTypedText({ said, meant, onTyped, pause }: Typed) {
  const [text, setText] = useState(said);
  const [seen, setSeen] = useState(said);
  const [sent, setSent] = useState(said);
  const { isLeaving, follow, stay } = useLeaving();

  // The address changed by other means than this box: going back, a link.
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
    const press = (event: MouseEvent) => {
      // What else is pressed goes on from what was typed.
      if (isLeft.current && !isOnLink(event)) send();
      isLeft.current = false;
    };
    const pressed = (event: MouseEvent) => {
      if (event.defaultPrevented && isOnLink(event)) follow();
    };
    window.addEventListener("click", press, true);
    window.addEventListener("click", pressed);
    return () => {
      window.removeEventListener("click", press, true);
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

/** Whether another page is on its way. A link that is followed says so at once; that it is on its way is known only once it was drawn. */
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
