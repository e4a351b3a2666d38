import { type Moment, tooLong } from "./change-feed.ts";

/** Something read from the database at a moment. `comparedAt` is when (milliseconds). */
export type Dated = { moment: Moment; comparedAt: number };

type Ways<Value> = {
  load: (name: string) => Promise<Value>;
  /** Brings a value up to date with what was committed since its moment. */
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
  const loading = new Map<string, Promise<Value>>();

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

  return async (name: string): Promise<Value> => {
    const known = values.get(name);
    if (known && Date.now() - known.comparedAt < tooLong) return keep(name, await catchUp(name, known));
    // What others began to load may have looked before this caller's own change.
    const begun = loading.get(name);
    if (begun) return keep(name, await catchUp(name, await begun));
    const begins = loadInTurn(name).finally(() => loading.delete(name));
    loading.set(name, begins);
    return keep(name, await begins);
  };
}
