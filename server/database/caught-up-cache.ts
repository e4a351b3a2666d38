import { inRounds } from "./catch-up.ts";
import { type Moment, tooLong } from "./change-feed.ts";

/** Something read from the database at a moment. `comparedAt` is when (milliseconds). */
export type Dated = { moment: Moment; comparedAt: number };

type Ways<Value> = {
  load: (name: string) => Promise<Value>;
  /** A new value, with what was committed since the moment of the old one, which others may still be reading. */
  catchUp: (name: string, value: Value) => Promise<Value>;
  /** Whether a value costs more to load than to keep; all do, if this is left out. */
  isWorthKeeping?: (value: Value) => boolean;
  most?: number;
};

/** Loading can take long: it leaves connections to everything else. */
const loadsAtOnce = 3;

/**
 * Values by name, the last used ones kept in memory: loaded once, and caught up with the database before every use, so that
 * what was committed before the question counts, by whatever process.
 */
export function kept<Value extends Dated>({ load, catchUp, isWorthKeeping = () => true, most = 100 }: Ways<Value>) {
  const values = new Map<string, Value>();
  const lanes = Array.from({ length: loadsAtOnce }, () => Promise.resolve() as Promise<unknown>);
  let lane = 0;

  const keep = (name: string, value: Value) => {
    values.delete(name);
    if (isWorthKeeping(value)) values.set(name, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };

  const loadInTurn = (name: string) => {
    lane = (lane + 1) % lanes.length;
    const turn = (lanes[lane] as Promise<unknown>).then(() => load(name));
    lanes[lane] = turn.catch(() => {});
    return turn;
  };

  return inRounds(async (name) => {
    const known = values.get(name);
    const isFresh = known && Date.now() - known.comparedAt < tooLong;
    return keep(name, await (isFresh ? catchUp(name, known) : loadInTurn(name)));
  });
}
