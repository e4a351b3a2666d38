import { listActivity, previewActivity } from "../../contract/activity.ts";
import type { Board } from "../http/board.ts";
import { newestActivity } from "./activity-store.ts";

export function activity({ serve, database }: Board): void {
  serve(listActivity, async () => ({ results: await newestActivity(database) }));

  serve.forVisitors(previewActivity, async () => {
    const happened = await newestActivity(database);
    return { results: happened.map(({ kind, at }) => ({ kind, at: hourOf(at) })) };
  });
}

/** Public previews give the hour alone, so that nobody learns exactly when a member was active. */
const hourOf = (moment: string) => `${moment.slice(0, 13)}:00:00.000Z`;
