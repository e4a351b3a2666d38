import type { Config } from "../config/config.ts";

type Named = Pick<Config, "publicUrl" | "requestsTo">;

/** The VAPID subject, by which push services can contact the operator: the board's address or the team's. */
export const pushSubject = ({ publicUrl, requestsTo }: Named): string =>
  publicUrl.startsWith("https://") ? publicUrl : `mailto:${requestsTo}`;

/** Whether Apple refuses this subject: it needs a public host name. */
export function isRefusedByApple(subject: string): boolean {
  const host = subject.startsWith("mailto:") ? subject.split("@").at(-1) : new URL(subject).hostname;
  return !/^[^\s<>]+\.[a-z]{2,}$/i.test(host ?? "") || /\.(local|localhost|internal|test|invalid)$/i.test(host ?? "");
}
