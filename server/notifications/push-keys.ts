import type { Config } from "../config/config.ts";
import type { Connection } from "../database/connection.ts";

type PushKeys = { publicKey: string; privateKey: string };

/** The board's VAPID key pair, created when it is first needed; of concurrent inserts the first wins. */
export async function pushKeys(database: Connection): Promise<PushKeys> {
  const [known] = await database<PushKeys[]>`select public_key, private_key from push_keys`;
  if (known) return known;
  const { default: webPush } = await import("web-push");
  await database`insert into push_keys ${database(webPush.generateVAPIDKeys())} on conflict do nothing`;
  return pushKeys(database);
}

type Named = Pick<Config, "publicUrl" | "requestsTo">;

/** The VAPID subject, by which push services can contact the operator: the board's address or the team's. */
export const pushSubject = ({ publicUrl, requestsTo }: Named): string =>
  publicUrl.startsWith("https://") ? publicUrl : `mailto:${requestsTo}`;

/** Whether Apple refuses this subject: it needs a public host name. */
export function isRefusedByApple(subject: string): boolean {
  const host = subject.startsWith("mailto:") ? subject.split("@").at(-1) : new URL(subject).hostname;
  return !/^[^\s<>]+\.[a-z]{2,}$/i.test(host ?? "") || /\.(local|localhost|internal|test|invalid)$/i.test(host ?? "");
}
