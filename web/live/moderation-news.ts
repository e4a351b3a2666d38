import { useEffect, useRef } from "react";
import { useRecordId } from "../ui/shell/record-id.ts";
import { onLive } from "./live.ts";
import { type Happened, refetchJitter } from "./record-news.ts";

type Options = {
  /** Whether the page shows what was hidden or restored. */
  concerns: (happened: Happened) => boolean;
  ask: () => unknown;
};

/**
 * Refetches when something was hidden or restored by moderation, so that no page keeps showing what its reader may no longer
 * see.
 */
export function useHiddenOrRestored(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = onLive(({ event, data }) => {
      if (event !== "happened" || !["record.hidden", "record.restored"].includes(data.kind)) return;
      if (latest.current.concerns(data))
        timers.add(setTimeout(() => latest.current.ask(), Math.random() * refetchJitter));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
}

/** The same for the page of one record, named by the address. */
export function useFreshRecord(parent: Happened["parent"], ask: () => unknown): void {
  const recordId = useRecordId();
  useHiddenOrRestored({
    concerns: (happened) => happened.parent === parent && happened.id === recordId && happened.commentId === null,
    ask,
  });
}
