import type { WebhookShape } from "../../contract/webhooks.ts";
import type { Connection } from "../database/connection.ts";

/** Seconds from each failed attempt to the next. After the last attempt a delivery is given up. */
const delays = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600];
/** Seconds after which an attempt whose process ended is made again. */
const lease = 60;

export type QueuedDelivery = {
  id: string;
  messageId: string;
  kind: string;
  at: Date;
  attempts: number;
  post: { kind: string; number: number } | null;
  commentId: number | null;
  webhookId: number;
  address: string;
  shape: WebhookShape;
  secret: string;
  oldSecret: string | null;
};

/** An attempt whose record a crash loses is made again, so these commits need not wait for the disk. */
const notWaitingForDisk = (database: Connection) => database`set_config('synchronous_commit', 'off', true)`;

/**
 * Takes deliveries that are due. A webhook that is off, or whose new address is unproven, only gets tests. Of each record only
 * the oldest waiting delivery is taken; the next follows once it has arrived or was given up. A delivery without a recorded
 * result is due again after a minute.
 */
export const takeDeliveries = (database: Connection, most: number): Promise<QueuedDelivery[]> => database<
  QueuedDelivery[]
>`
  with due as materialized (
    select waiting.id, ${notWaitingForDisk(database)} from webhook_deliveries waiting join webhooks on webhooks.id = waiting.webhook_id
    where next_at <= now() and (webhooks.state = 'on' or waiting.kind = 'test') and (
      post_id is null or waiting.id = (
        select id from webhook_deliveries of_record
        where of_record.webhook_id = waiting.webhook_id and of_record.post_id = waiting.post_id and of_record.next_at is not null
        order by id limit 1))
    order by next_at limit ${most} for update of waiting skip locked
  ), taken as (
    update webhook_deliveries set attempts = attempts + 1, next_at = now() + ${lease} * interval '1 second'
    from due where webhook_deliveries.id = due.id returning webhook_deliveries.*
  )
  select taken.id::text, message_id, taken.kind, at, attempts, comment_id, webhook_id, address, shape, secret,
    case when old_secret_until > now() then old_secret end as old_secret,
    case when posts.id is not null then json_build_object('kind', posts.kind, 'number', posts.number) end as post
  from taken join webhooks on webhooks.id = webhook_id left join posts on posts.id = post_id order by taken.id`;

/** The HTTP status, if there was a reply, and why the attempt failed. Both are null if there was nothing to send. */
export type Attempt = { id: string; status: number | null; error: string | null };

/** Notes the results of attempts: what failed is due again later, or given up. */
export async function noteAttempts(database: Connection, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.length === 0) return;
  await database`
    with results as materialized (
      select *, ${notWaitingForDisk(database)} from jsonb_to_recordset(${database.json(attempts as never)}) results (id bigint, status int, error text)
    ), noted as (
      update webhook_deliveries deliveries set status = results.status, error = results.error,
        next_at = case when results.error is not null
          then now() + (${delays}::int[])[deliveries.attempts] * interval '1 second' end
      from results where deliveries.id = results.id returning webhook_id, deliveries.kind, deliveries.status, deliveries.error
    ), outcomes as (
      select webhook_id, bool_or(error is null and status is not null) as arrived,
        bool_or(kind = 'test' and error is null) as tested, bool_or(error is not null) as failed
      from noted group by webhook_id
    )
    update webhooks set proven = proven or (outcomes.tested and shape <> 'standard'),
      failing_since = case when outcomes.arrived then null when outcomes.failed then coalesce(failing_since, now()) else failing_since end,
      mailed_day = case when outcomes.arrived then 0 else mailed_day end
    from outcomes where webhooks.id = webhook_id`;
}
