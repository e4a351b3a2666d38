import type { Connection } from "../database/connection.ts";

export type PushKeys = { publicKey: string; privateKey: string };

/** The board's VAPID key pair, created when it is first needed; of concurrent inserts the first wins. */
export async function pushKeys(database: Connection): Promise<PushKeys> {
  const [known] = await database<PushKeys[]>`select public_key, private_key from push_keys`;
  if (known) return known;
  const { default: webPush } = await import("web-push");
  await database`insert into push_keys ${database(webPush.generateVAPIDKeys())} on conflict do nothing`;
  return pushKeys(database);
}
