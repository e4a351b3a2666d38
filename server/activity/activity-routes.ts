import { listActivity, previewActivity } from "../../contract/activity.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { boardActivity } from "./activity-store.ts";

export function serveActivity(serve: Serve, { database }: Surroundings, edition: () => number): void {
  const activity = boardActivity(database, undefined, edition);

  serve(listActivity, async () => ({ results: await activity() }));

  serve(previewActivity, async () => {
    const happened = await activity();
    return { results: happened.map(({ kind, at }) => ({ kind, at: hourOf(at) })) };
  });
}

/** Strangers needn't know to the second who was up when. */
const hourOf = (moment: string) => `${moment.slice(0, 13)}:00:00.000Z`;
