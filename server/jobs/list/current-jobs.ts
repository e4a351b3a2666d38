import { type ChangeFeed, changesSince, type Moment, thisMoment } from "../../database/change-feed.ts";
import { type Database, unhurried } from "../../database/connection.ts";
import { current } from "../../database/current.ts";
import { JobColumns } from "./job-columns.ts";
import { packedJobs, unpackedJobs } from "./job-loading.ts";

type DatedColumns = { columns: JobColumns; moment: Moment };

const of = ["job"] as const;
const idsAtOnce = 32_768;

/** What lists ask of all jobs, as it is now: read once, and from then on brought up to what was committed since. */
export function currentJobs(database: Database, feed: ChangeFeed): () => Promise<JobColumns> {
  const jobs = current<DatedColumns>(feed);

  const load = () =>
    unhurried(database, async (transaction) => {
      const [{ moment, highest }] = await transaction<[{ moment: Moment; highest: number }]>`
        select ${thisMoment(transaction)} as moment, coalesce(max(post_id), 0) as highest from jobs`;
      const columns = new JobColumns();
      for (let from = 0; from <= highest; from += idsAtOnce) {
        const [{ packed }] = await transaction<[{ packed: Buffer | null }]>`
          ${packedJobs(transaction, transaction`posts.id >= ${from} and posts.id < ${from + idsAtOnce}`)}`;
        for (const job of unpackedJobs(packed)) columns.put(job);
      }
      return { columns, moment };
    });

  const catchUp = async ({ columns, moment }: DatedColumns) => {
    const written = database`posts.id = any(array(select distinct id from newest where kind = 'job'))`;
    const since = await changesSince<string | null>(
      database,
      moment,
      of,
      database`encode((${packedJobs(database, written)}), 'base64')`,
    );
    if (!since.changes) return load();
    for (const { ids } of since.changes) for (const id of ids) columns.remove(id);
    for (const job of unpackedJobs(since.now === null ? null : Buffer.from(since.now, "base64"))) columns.put(job);
    return { columns, moment: since.moment };
  };
  return async () => (await jobs.now("", { of, load, catchUp })).columns;
}
