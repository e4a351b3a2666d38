import type { Config } from "../../config/config.ts";

type Named = Pick<Config, "publicUrl" | "requestsTo">;

/** Whom a push service asks about what the board sends: where the board is, or the team. */
export const pushSubject = ({ publicUrl, requestsTo }: Named): string =>
  publicUrl.startsWith("https://") ? publicUrl : `mailto:${requestsTo}`;

/** Whether Apple refuses this: it wants an address that somebody could be reached at. */
export function isRefusedByApple(subject: string): boolean {
  const host = subject.startsWith("mailto:") ? subject.split("@").at(-1) : new URL(subject).hostname;
  return !/^[^\s<>]+\.[a-z]{2,}$/i.test(host ?? "") || /\.(local|localhost|internal|test|invalid)$/i.test(host ?? "");
}
