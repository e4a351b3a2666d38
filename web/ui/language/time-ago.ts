import * as formats from "#messages/formats.ts";

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago a moment was: `3 hours ago`, `yesterday`. One in the future, by clocks that differ, is `just now`. */
export function timeAgo(moment: string, now = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? [];
  return unit ? formats.ago(Math.floor(seconds / length), unit) : formats.justNow;
}
