import * as formats from "#messages/formats.ts";
import { midnightsSince } from "./day-name.ts";

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** For example `3 hours ago` or `yesterday`. A moment in the future, by clocks that differ, is `just now`. */
export function timeAgo(moment: string, now = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? [];
  if (!unit) return formats.justNow;
  return formats.ago(unit === "day" ? midnightsSince(moment, now) : Math.floor(seconds / length), unit);
}
