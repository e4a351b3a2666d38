import type { ChangeFeed } from "../../database/change-feed.ts";
import type { Database } from "../../database/connection.ts";
import { currentColumns } from "../../lists/current-columns.ts";
import { JobColumns } from "./job-columns.ts";
import { packedJobs, unpackedJobs } from "./job-loading.ts";

export const currentJobs = (database: Database, feed: ChangeFeed) =>
  currentColumns(database, feed, {
    kind: "job",
    packed: packedJobs,
    unpacked: unpackedJobs,
    empty: () => new JobColumns(),
  });
