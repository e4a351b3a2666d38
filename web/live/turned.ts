import { useEffect, useRef } from "react";
import { useRecordId } from "../ui/shell/record-id.ts";
import { onLive } from "./live.ts";
import { type Happened, spread } from "./news.ts";

type Options = {
  /** Whether it is what the page shows that was turned. */
  concerns: (happened: Happened) => boolean;
  ask: () => unknown;
};

/** Asks again for what is kept from others from now on, or is back: no page goes on showing what its reader may not see. */
export function useTurned(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = onLive(({ event, data }) => {
      if (event !== "happened" || !["record.hidden", "record.restored"].includes(data.kind)) return;
      if (latest.current.concerns(data)) timers.add(setTimeout(() => latest.current.ask(), Math.random() * spread));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
}

/** The same for the page of a record, as the address names it. */
export function useFreshRecord(parent: Happened["parent"], ask: () => unknown): void {
  const recordId = useRecordId();
  useTurned({
    concerns: (happened) => happened.parent === parent && happened.id === recordId && happened.commentId === null,
    ask,
  });
}
