import { listActivity, previewActivity } from "../../contract/activity.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { boardActivity } from "./activity-store.ts";

export function serveActivity(serve: Serve, { database }: Surroundings, feed: ChangeFeed): void {
  const activity = boardActivity(database, feed);

  serve(listActivity, async () => ({ results: await activity() }));

  serve(previewActivity, async () => {
    await feed.look();
    const happened = await activity();
    return { results: happened.map(({ kind, at }) => ({ kind, at: hourOf(at) })) };
  });
}

/** Public previews give the hour alone, so that nobody learns exactly when a member was active. */
const hourOf = (moment: string) => `${moment.slice(0, 13)}:00:00.000Z`;
