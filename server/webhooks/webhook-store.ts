import { randomBytes } from "node:crypto";
import type { List } from "../../contract/interface/lists.ts";
import { type Delivery, type NewWebhook, type Webhook, webhooksMax } from "../../contract/webhooks.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";

const columns = (database: Connection) => database`
  id, address, kinds, shape, state, created_at, failing_since`;

export type Signing = { secret: string; oldSecret: string | null };
/** A webhook with what is needed to send to it. */
export type SendingWebhook = Webhook & Signing & { proven: boolean };

export const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

export const allWebhooks = (database: Connection): Promise<Webhook[]> => database<Webhook[]>`
  select ${columns(database)} from webhooks order by id desc`;

/** Throws not-found. */
export async function webhookById(database: Connection, id: number): Promise<SendingWebhook> {
  const [webhook] = await database<SendingWebhook[]>`
    select ${columns(database)}, proven, secret, case when old_secret_until > now() then old_secret end as old_secret
    from webhooks where id = ${id}`;
  if (!webhook) throw notFound("webhook");
  return webhook;
}

/** Adds a webhook whose address is still unproven. Throws a conflict if there are too many. */
export function addWebhook(database: Database, makerId: number, webhook: NewWebhook): Promise<SendingWebhook> {
  return database.begin(async (transaction) => {
    // Serialises concurrent calls, so that they don't exceed the maximum.
    await transaction`lock table webhooks in share row exclusive mode`;
    const { count } = await transaction`select from webhooks`;
    if (count >= webhooksMax) throw conflict("tooManyWebhooks", webhooksMax);
    const [added] = await transaction<[SendingWebhook]>`
      insert into webhooks ${transaction({ ...webhook, makerId, secret: newSecret() })}
      returning ${columns(transaction)}, secret, null as old_secret, proven`;
    return added;
  });
}

type Changes = Partial<Pick<Webhook, "address" | "kinds" | "shape" | "state">> & { proven?: boolean };

/** Changes the given fields; switching a webhook on resets its failures. Throws not-found. */
export async function changeWebhook(database: Connection, id: number, changes: Changes): Promise<Webhook> {
  const { address = null, kinds = null, shape = null, state = null, proven = null } = changes;
  const [webhook] = await database<Webhook[]>`
    update webhooks set address = coalesce(${address}, address), kinds = coalesce(${kinds}, kinds),
      shape = coalesce(${shape}, shape), state = coalesce(${state}, state), proven = coalesce(${proven}, proven),
      failing_since = case when ${state}::text = 'on' then null else failing_since end,
      mailed_day = case when ${state}::text = 'on' then 0 else mailed_day end
    where id = ${id} returning ${columns(database)}`;
  if (!webhook) throw notFound("webhook");
  return webhook;
}

/** Throws not-found. */
export async function deleteWebhook(database: Connection, id: number): Promise<void> {
  const { count } = await database`delete from webhooks where id = ${id}`;
  if (count === 0) throw notFound("webhook");
}

/** Replaces the secret; for a day the old one signs as well. Throws not-found. */
export async function renewSecret(database: Connection, id: number): Promise<string> {
  const secret = newSecret();
  const { count } = await database`
    update webhooks set old_secret = secret, old_secret_until = now() + interval '1 day', secret = ${secret}
    where id = ${id}`;
  if (count === 0) throw notFound("webhook");
  return secret;
}

/** Queues a test. Throws not-found. */
export async function queueTest(database: Connection, id: number): Promise<void> {
  const { count } = await database`
    insert into webhook_deliveries (webhook_id, kind) select id, 'test' from webhooks where id = ${id}`;
  if (count === 0) throw notFound("webhook");
}

/** A page of a webhook's deliveries, the newest first. Throws not-found. */
export async function deliveriesOf(
  database: Connection,
  id: number,
  paging: { page: number; limit: number },
): Promise<List<Delivery>> {
  await webhookById(database, id);
  const rows = await database<(Delivery & { total: number })[]>`
    select id::float8, kind, at, attempts, status, error, next_at, total
    from (select count(*)::int as total from webhook_deliveries where webhook_id = ${id}) counted
      left join lateral (
        select * from webhook_deliveries where webhook_id = ${id}
        order by id desc limit ${paging.limit} offset ${(paging.page - 1) * paging.limit}
      ) deliveries on true`;
  return listReply(
    paging,
    rows.filter((row) => row.id !== null),
    rows[0]?.total ?? 0,
  );
}

/** Queues a delivery again, from its first attempt. Throws not-found. */
export async function queueAgain(database: Connection, webhookId: number, id: number): Promise<void> {
  const { count } = await database`
    update webhook_deliveries set next_at = now(), attempts = 0, error = null
    where id = ${id} and webhook_id = ${webhookId}`;
  if (count === 0) throw notFound("delivery");
}
