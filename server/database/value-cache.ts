import { type ChangeFeed, isSnapshotExpired, type RecordKind } from "./change-feed.ts";
import { inRounds } from "./work-rounds.ts";

type Way<Value> = {
  /** The kinds of records that the value depends on. */
  of: readonly RecordKind[];
  load: () => Promise<Value>;
  /** Makes a new value from the stale one, without mutating it: others may still be reading it. Without this, `load` runs again. */
  catchUp?: (value: Value) => Promise<Value>;
};

/**
 * A value that is kept until one of the kinds it depends on changes. Staleness is judged by the feed's last look, with which
 * every member's request begins; other callers look first. Concurrent callers share one load; a caller that knows of a later
 * change waits for the next.
 */
export function keptCurrent<Value>(feed: ChangeFeed, { of, load, catchUp }: Way<Value>): () => Promise<Value> {
  let kept: { value: Value; edition: number; since: number } | undefined;
  const inRound = inRounds<Value>();

  const bringUp = async () => {
    const edition = feed.edition(of);
    if (kept?.edition === edition) return kept.value;
    const since = Date.now();
    const value = kept && catchUp && !isSnapshotExpired(kept.since) ? await catchUp(kept.value) : await load();
    kept = { value, edition, since };
    return value;
  };
  return async () => (kept?.edition === feed.edition(of) ? kept.value : inRound("", bringUp));
}
