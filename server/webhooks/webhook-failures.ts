import { deliveriesKept, failingDays } from "../../contract/webhooks.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import { webhookFailsMail } from "../mail/account-mails.ts";
import { type Recipient, recipientColumns } from "../mail/recipient.ts";

type Failing = { webhookId: number; address: string; days: number };

/** Switches off webhooks that have failed for too long. Mails their makers then, and on certain days before. */
export async function warnOfFailingWebhooks(
  transaction: Connection,
  by: string,
  { config, mail }: Pick<Services, "config" | "mail">,
): Promise<string[]> {
  const failing = await transaction<Failing[]>`
    with reached as (
      select id, (select max(day) from unnest(${[...failingDays.mailed]}::int[]) day
        where failing_since <= ${by}::timestamptz - day * interval '1 day') as day
      from webhooks where state = 'on' and failing_since is not null for update
    )
    update webhooks set mailed_day = day, state = case when day >= ${failingDays.off} then 'off' else state end
    from reached where webhooks.id = reached.id and day > mailed_day
    returning webhooks.id as webhook_id, address, day as days`;
  for (const { webhookId, ...fails } of failing) {
    const [maker] = await transaction<Recipient[]>`
      select ${recipientColumns(transaction)} from webhooks join users on users.id = maker_id where webhooks.id = ${webhookId}`;
    if (maker) await mail.add(transaction, webhookFailsMail(config, maker, fails));
  }
  return failing.map(({ webhookId, days }) => `webhook ${webhookId}: fails for ${days} days`);
}

/** Deletes deliveries of more than a month ago. */
export async function deleteOldDeliveries(transaction: Connection, by: string): Promise<string[]> {
  const { count } = await transaction`
    delete from webhook_deliveries where at <= ${by}::timestamptz - ${deliveriesKept} * interval '1 day'`;
  return count > 0 ? [`webhooks: ${count} deliveries forgotten`] : [];
}

/** How many webhooks fail, and how many are off. */
export async function failingWebhooks(database: Connection): Promise<{ failing: number; off: number }> {
  const [row] = await database<[{ failing: number; off: number }]>`
    select count(*) filter (where state = 'on' and failing_since is not null)::int as failing,
      count(*) filter (where state = 'off')::int as off from webhooks`;
  return row;
}
