import type { PostList } from "../../../contract/interface/lists.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import type { Connection } from "../../database/connection.ts";
import type { Session } from "../../http/session.ts";
import { hasOwn, withOwn } from "./own-job-store.ts";

/** Adds the reader's own data to shared replies with jobs. */
export const ownReplies = (database: Connection) => ({
  job: (job: Job, session: Session) => {
    if (!hasOwn([job], session)) return null;
    return async () => ((await withOwn(database, [job], session.user.id)) as [Job])[0];
  },
  list: <Listed extends PostList<Job>>(list: Listed, session: Session) => {
    if (!hasOwn(list.results, session)) return null;
    return async () => ({ ...list, results: await withOwn(database, list.results, session.user.id) });
  },
});
