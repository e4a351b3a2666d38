import { activityDays } from "../../../contract/activity.ts";

const hour = 3_600_000;

/** How bright the window of a moment is: 1 for what has just happened, and still well above the dark ones after the last of the days. */
export function brightness({ at }: { at: string }, now = Date.now()) {
  const hours = Math.max(0, now - Date.parse(at)) / hour;
  return 1 - 0.45 * Math.min(1, Math.log1p(hours) / Math.log1p(activityDays * 24));
}
