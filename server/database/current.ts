import { LRUCache } from "lru-cache";
import { inRounds } from "./catch-up.ts";
import { type ChangeFeed, isTooLongAgo, type RecordKind } from "./change-feed.ts";

type Way<Value> = {
  /** The kinds of records that the value depends on. */
  of: readonly RecordKind[];
  load: () => Promise<Value>;
  /**
   * Makes a new value from the stale one, without mutating it: others may still be reading it. A value that is updated in place
   * has to be read synchronously. Without this, `load` runs again.
   */
  catchUp?: (value: Value) => Promise<Value>;
};

type Kept<Value> = { value: Value; edition: number; since: number };
type Bounds<Value> = Pick<LRUCache.Options<string, Kept<Value>, never>, "max" | "ttl" | "maxSize" | "sizeCalculation">;

export type Current<Value> = {
  /** The cached value, if it isn't stale. */
  known(name: string, of: readonly RecordKind[]): Value | undefined;
  /** The current value, loaded if need be. */
  now(name: string, way: Way<Value>): Promise<Value>;
};

/**
 * Named values in an LRU cache, each valid until one of the kinds it depends on changes. Staleness is judged by the feed's last
 * look, with which every member's request begins; other callers look first. Concurrent callers share one load; a caller that
 * knows of a later change waits for the next.
 */
export function current<Value>(feed: ChangeFeed, bounds: Partial<Bounds<Value>> = {}): Current<Value> {
  const kept = new LRUCache<string, Kept<Value>>({ max: 100, ...bounds });
  const inRound = inRounds<Value>();

  const known = (name: string, of: readonly RecordKind[]) => {
    const found = kept.get(name);
    return found?.edition === feed.edition(of) ? found.value : undefined;
  };

  const bringUp = async (name: string, { of, load, catchUp }: Way<Value>) => {
    const found = kept.get(name);
    const edition = feed.edition(of);
    if (found?.edition === edition) return found.value;
    const since = Date.now();
    const value = found && catchUp && !isTooLongAgo(found.since) ? await catchUp(found.value) : await load();
    kept.set(name, { value, edition, since });
    return value;
  };

  return {
    known,
    now: async (name, way) => known(name, way.of) ?? inRound(name, () => bringUp(name, way)),
  };
}
