import { useCallback, useEffect, useRef, useState } from "react";
import type { Frame } from "../../contract/live.ts";
import { onLive } from "./live.ts";

export type Happened = Extract<Frame, { event: "happened" }>["data"];

type Options<Shown> = {
  /** A key for what is shown; null to watch nothing. */
  about: string | null;
  /** Whether an event may add something here. */
  concerns: (happened: Happened) => boolean;
  /** Fetches the current state, and counts what of it isn't shown yet. */
  ask: () => Promise<Found<Shown>>;
};

/** `replies` are those of the `count` that are replies to something shown, if that is counted. */
type Found<Shown> = { count: number; replies?: number; now: Shown };

/** In milliseconds: readers refetch after a random delay, so that they don't all ask at once. */
export const refetchJitter = 500;

/**
 * Watches the live stream for content that isn't shown yet, and fetches it in the background; nothing moves until the reader
 * asks for it.
 */
export function useNews<Shown>({ about, concerns, ask }: Options<Shown>) {
  const [news, setNews] = useState<Found<Shown>>();
  const latest = useRef({ concerns, ask });
  latest.current = { concerns, ask };

  useEffect(() => {
    if (about === null) return;
    let isOver = false;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askNow = async () => {
      timer = undefined;
      asked += 1;
      const turn = asked;
      const found = await latest.current.ask().catch(() => undefined);
      if (found && !isOver && turn === asked) setNews(found.count > 0 ? found : undefined);
    };
    const askSoon = () => {
      timer ??= setTimeout(() => void askNow(), Math.random() * refetchJitter);
    };
    const stop = onLive((frame) => {
      const isNews = frame.event === "happened" ? latest.current.concerns(frame.data) : frame.event !== "unread";
      if (isNews) askSoon();
    });
    return () => {
      stop();
      isOver = true;
      clearTimeout(timer);
      setNews(undefined);
    };
  }, [about]);

  return { news, forget: useCallback(() => setNews(undefined), []) };
}
