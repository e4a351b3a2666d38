import { type ChangeEvent, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

type Typed = {
  /** What the address says; going back in history shows in the box, too. */
  said: string;
  /** What a text in the box means, as the address says it. */
  meant: (text: string) => string;
  onTyped: (wanted: string) => void;
  /** So long typing rests, in milliseconds. */
  pause: number;
};

/** A box whose text goes to the address once the typing rests or the box is left, unless a link was followed meanwhile. */
export function useTypedText({ said, meant, onTyped, pause }: Typed) {
  const [text, setText] = useState(said);
  const [seen, setSeen] = useState(said);
  const [sent, setSent] = useState(said);
  const isLeaving = useIsLeaving();

  // The address changed by other means than this box: going back, a link.
  if (said !== seen) {
    setSeen(said);
    if (said !== sent) {
      setText(said);
      setSent(said);
    }
  }

  const wanted = meant(text);
  const isDue = wanted !== said && !isLeaving;
  const send = useCallback(() => {
    setSent(wanted);
    onTyped(wanted);
  }, [wanted, onTyped]);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [isDue, send, pause]);

  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    onBlur: isDue ? send : undefined,
  };
}

/** Whether another page is on its way. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next !== undefined && next.pathname !== pathname;
}
