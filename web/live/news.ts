import { useCallback, useEffect, useRef, useState } from "react";
import type { Frame } from "../../contract/notifications/live.ts";
import { onLive } from "./live.ts";

export type Happened = Extract<Frame, { event: "happened" }>["data"];

type Options<Shown> = {
  /** What is shown, by a name; null where nothing is to be told. */
  about: string | null;
  /** Whether something that happened may be news here. */
  concerns: (happened: Happened) => boolean;
  /** Asks what there is now, and says how much of it is not shown yet. */
  ask: () => Promise<Found<Shown>>;
};

/** `replies` of the `count` answer something that is shown, where that is asked for. */
type Found<Shown> = { count: number; replies?: number; now: Shown };

/** Not all readers ask at the same moment. */
export const spread = 500;

/** What a page would show that it doesn't show yet: asked for in silence, so that nothing moves until the reader wants it. */
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
      timer ??= setTimeout(() => void askNow(), Math.random() * spread);
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
