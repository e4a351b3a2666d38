import * as formats from "#messages/formats.ts";
import * as messages from "#messages/home.ts";
import type { Activity, ActivityPreview } from "../../contract/activity.ts";
import { midnightsSince } from "../ui/shell/day-name.ts";

/** How tall the house of the home page is. */
export const windowRows = 8;

export type WindowEvent = Activity | ActivityPreview;

export const titleOf = (event: WindowEvent) => ("title" in event ? event.title : undefined);

/** For example "A new job, 3 hours ago". */
export const inWords = ({ kind, at }: WindowEvent, now = Date.now()) => messages.happened[kind](ago(at, now));

const hour = 3_600_000;

function ago(moment: string, now: number) {
  const hours = Math.max(0, Math.floor((now - Date.parse(moment)) / hour));
  if (hours < 1) return formats.justNow;
  return hours < 24 ? formats.ago(hours, "hour") : formats.ago(midnightsSince(moment, now), "day");
}
