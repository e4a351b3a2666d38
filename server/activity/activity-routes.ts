import { listActivity, previewActivity } from "../../contract/activity.ts";
import type { Board } from "../http/services.ts";
import { activityPreviews, newestActivity } from "./activity-store.ts";

export function activity({ serve, database }: Board): void {
  serve(listActivity, async () => ({ results: await newestActivity(database) }));
  serve.forVisitors(previewActivity, async () => ({ results: await activityPreviews(database) }));
}
