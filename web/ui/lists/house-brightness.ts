import { activityDays } from "../../../contract/activity.ts";

const hour = 3_600_000;

/**
 * The brightness of a window by the age of its event: 1 for a new one, fading, but always clearly above that of a dark
 * window.
 */
export function brightness({ at }: { at: string }, now = Date.now()) {
  const hours = Math.max(0, now - Date.parse(at)) / hour;
  return 1 - 0.45 * Math.min(1, Math.log1p(hours) / Math.log1p(activityDays * 24));
}
