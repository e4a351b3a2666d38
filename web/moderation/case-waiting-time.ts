import * as messages from "#messages/moderation.ts";

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** For example `waits for 2 days`. */
export function waitingTime(since: string): string {
  const seconds = (Date.now() - Date.parse(since)) / 1000;
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? [];
  return unit ? messages.waitsSince(Math.floor(seconds / length), unit) : messages.hasJustCome;
}
