import * as calls from "../../../contract/jobs/saved-jobs.ts";
import type { Board } from "../../http/board.ts";
import type { Lists } from "../../lists/list-page.ts";
import { withExcerpts } from "../../posts/post-beginnings.ts";
import { forgetSavedJob, savedJobsPage, saveJob } from "./saved-job-store.ts";

export function savedJobRoutes({ serve, database, lists }: Board & { lists: Lists }): void {
  serve(calls.listSavedJobs, async ({ input, session }) =>
    withExcerpts(await savedJobsPage(database, lists, session.user, input)),
  );

  serve(calls.saveJob, ({ input: { id, ...notes }, session }) =>
    saveJob(database, { ...notes, number: id, reader: session.user }),
  );

  serve(calls.forgetSavedJob, ({ input, session }) => forgetSavedJob(database, session.user.id, input.id));
}
