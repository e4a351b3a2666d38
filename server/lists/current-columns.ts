import { type ChangeFeed, changesSince, currentSnapshot, type Snapshot } from "../database/change-feed.ts";
import { type Connection, type Database, type Fragment, unhurried } from "../database/connection.ts";
import { current } from "../database/current.ts";

type Way<Row, Columns> = {
  kind: "job" | "question";
  /** The posts chosen by a condition, packed into one binary value, in SQL. */
  packed: (database: Connection, chosen: Fragment) => Fragment;
  unpacked: (packed: Buffer | null) => Row[];
  empty: () => Columns;
};
type Writable<Row> = { put(row: Row): void; remove(id: number): void };
type Dated<Columns> = { columns: Columns; moment: Snapshot };

const idsAtOnce = 32_768;

/** The columns of all posts of a kind, kept current: loaded once, then updated in place with what was committed since. */
export function currentColumns<Row, Columns extends Writable<Row>>(
  database: Database,
  feed: ChangeFeed,
  { kind, packed, unpacked, empty }: Way<Row, Columns>,
): () => Promise<Columns> {
  const posts = current<Dated<Columns>>(feed);
  const of = [kind] as const;

  const load = () =>
    unhurried(database, async (transaction) => {
      const [{ moment, highest }] = await transaction<[{ moment: Snapshot; highest: number }]>`
        select ${currentSnapshot(transaction)} as moment, coalesce(max(id), 0) as highest from posts`;
      const columns = empty();
      for (let from = 0; from <= highest; from += idsAtOnce) {
        const [some] = await transaction<[{ packed: Buffer | null }]>`
          ${packed(transaction, transaction`posts.id >= ${from} and posts.id < ${from + idsAtOnce}`)}`;
        for (const row of unpacked(some.packed)) columns.put(row);
      }
      return { columns, moment };
    });

  const catchUp = async ({ columns, moment }: Dated<Columns>) => {
    const written = database`posts.id = any(array(select distinct id from newest where kind = ${kind}))`;
    const since = await changesSince<string | null>(
      database,
      moment,
      of,
      database`encode((${packed(database, written)}), 'base64')`,
    );
    if (!since.changes) return load();
    for (const { ids } of since.changes) for (const id of ids) columns.remove(id);
    for (const row of unpacked(since.now === null ? null : Buffer.from(since.now, "base64"))) columns.put(row);
    return { columns, moment: since.moment };
  };
  return async () => (await posts.now("", { of, load, catchUp })).columns;
}
