import type { Connection } from "../../../server/database/connection.ts";
import type { Proportions } from "./records.ts";
import { continueIds } from "./tables.ts";

/** The member with many conversations, the first of which is long. */
export const correspondent = 1;
const eachOf = 10;
const longest = 1000;

/** Ten messages in each conversation and a thousand in the first; every tenth is an open request. */
export async function insertCorrespondence(database: Connection, { members, messages }: Proportions): Promise<void> {
  const conversations = Math.floor(messages / eachOf);
  const many = Math.min(200, conversations - 1);
  await database`
    insert into conversations (id, asker_id, receiver_id, asked_at, accepted_at) overriding system value
    select n, case when n <= ${many} then ${members}::int + 1 - n else 1 + n % ${members}::int end,
      case when n <= ${many} then ${correspondent} else 1 + (n + 1) % ${members}::int end,
      now() - interval '30 days', case when n % 10 <> 0 then now() - interval '29 days' end
    from generate_series(1, ${conversations}::int) n`;
  await database`
    insert into messages (conversation_id, owner_id, text, created_at)
    select conversations.id, case when nth % 2 = 1 then asker_id else receiver_id end,
      'Thank you, that helps. How did you find your first job after the course? ' || nth, asked_at + nth * interval '1 minute'
    from conversations cross join lateral generate_series(1, case
      when accepted_at is null then 1 when id = 1 then ${longest} else ${eachOf} end) nth
    order by nth, conversations.id`;
  await database`
    insert into conversation_sides (conversation_id, user_id, last_message_id, read_until)
    select conversation_id, member, last, case when conversation_id % 3 = 0 then 0 else last end
    from (select conversation_id, max(id) as last from messages group by conversation_id) written
      join conversations on conversations.id = conversation_id cross join lateral unnest(array[asker_id, receiver_id]) member`;
  await continueIds(database, "conversations");
}
