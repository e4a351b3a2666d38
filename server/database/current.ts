import { LRUCache } from "lru-cache";
import type { RecordKind } from "../../contract/interface/record-kinds.ts";
import { inRounds } from "./catch-up.ts";
import { type ChangeFeed, isTooLongAgo } from "./change-feed.ts";

type Way<Value> = {
  /** The kinds of records that it is made of. */
  of: readonly RecordKind[];
  load: () => Promise<Value>;
  /**
   * Makes a new value of the old one, which others may still be reading; else it is loaded again. A value that is brought up to
   * date in place must be read without waiting for anything.
   */
  catchUp?: (value: Value) => Promise<Value>;
};

type Kept<Value> = { value: Value; edition: number; since: number };
type Bounds<Value> = Pick<
  LRUCache.Options<string, Kept<Value>, never>,
  "max" | "ttl" | "maxSize" | "maxEntrySize" | "sizeCalculation"
>;

export type Current<Value> = {
  /** What is kept, if it is of now. */
  known(name: string, of: readonly RecordKind[]): Value | undefined;
  /** The value of now. */
  now(name: string, way: Way<Value>): Promise<Value>;
};

/**
 * Values by name, the last used ones kept in memory for as long as nothing that they are made of is written. *Now* is the
 * feed's last look: every member's request begins with one, and who asks for anyone else looks before. Of those who ask at
 * once one works; who asks after a later look, while the work is under way, waits for the next.
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
