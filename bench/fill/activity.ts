import type { Connection } from "../../server/database/connection.ts";
import type { Proportions } from "./records.ts";

/** The member with two hundred conversations, the first of which has a thousand messages. */
export const correspondent = 1;
/** The ids of members whose inboxes hold ten entries, and a thousand. */
export const readers = { ten: 2, thousand: 3 };

/** Cohorts, saved jobs, watches, replies, accepted answers, votes, events, conversations and inboxes. */
export async function insertActivity(database: Connection, count: Proportions): Promise<void> {
  await insertProfiles(database, count);
  await insertReplies(database);
  await insertEvents(database);
  await insertConversations(database, count);
  await insertInboxes(database, count);
}

/**
 * A cohort for every hundred members, two thirds of them verified; three saved jobs each. They join today: otherwise the board would
 * ask all of them by mail where they work, while it is measured.
 */
async function insertProfiles(database: Connection, { cohorts, jobs }: Proportions): Promise<void> {
  await database`
    insert into cohorts (name, course, city, starts_on, ends_on, size)
    select 'Cohort ' || n, (array['Web Development', 'Data Science', 'UX Design'])[1 + n % 3], 'Berlin',
      date '2018-01-01' + n % 2800, date '2018-04-01' + n % 2800, 120
    from generate_series(1, ${cohorts}::int) n`;
  await database`
    insert into cohort_members (cohort_id, user_id, on_roster, verified_by)
    select cohorts.id, users.id, verified, case when verified then 'roster' end
    from users join cohorts on cohorts.id = 1 + users.id % ${cohorts}::int`;
  await database`
    insert into saved_jobs (user_id, post_id, saved_at, note)
    select users.id, posts.id, users.created_at, case when nth = 1 then 'Ask about the team.' end
    from users cross join generate_series(1, 3) nth
      join posts on kind = 'job' and number = 1 + (users.id::bigint * 31 + nth * 97) % ${jobs}::int
    on conflict do nothing`;
}

/** The notifications of all this, marked as delivered. */
async function insertEvents(database: Connection): Promise<void> {
  await database`
    insert into events (kind, actor_id, post_id, comment_id, member_id, at, place)
    select case kind when 'question' then 'question.asked' else kind || '.posted' end, owner_id, id, null::int, null::int, created_at, 0
    from posts where kind <> 'company'
    union all
    select case posts.kind when 'question' then 'answer.posted' else 'comment.posted' end, comments.owner_id, post_id,
      comments.id, null, comments.created_at, 0
    from comments join posts on posts.id = post_id
    union all select 'member.joined', id, null, null, id, created_at, 0 from users
    order by created_at`;
}

/** Authors watch their posts; every fifth comment replies to the first one; questions have answers and votes. */
async function insertReplies(database: Connection): Promise<void> {
  await database`
    insert into watches (user_id, post_id, since)
    select owner_id, post_id, min(since) from (
      select owner_id, id, created_at from posts union all select owner_id, post_id, created_at from comments
    ) written (owner_id, post_id, since) group by owner_id, post_id`;
  await database`
    with firsts as (select post_id, min(id) as first from comments group by post_id)
    update comments set reply_to_id = first
    from firsts where firsts.post_id = comments.post_id and id % 5 = 0 and id <> first`;
  await database`
    update questions set accepted_id = first from (
      select post_id, min(id) as first from comments where reply_to_id is null group by post_id
    ) answers where answers.post_id = questions.post_id and questions.post_id % 3 = 0`;
  await database`
    insert into question_votes (post_id, user_id)
    select post_id, users.id from questions cross join generate_series(1, 11) nth
      join users on users.id = nth * 2 where nth <= post_id * 7 % 12`;
}

/** Ten messages in each conversation and a thousand in the first; every tenth is an open request. */
async function insertConversations(database: Connection, { members, messages }: Proportions): Promise<void> {
  const conversations = Math.floor(messages / 10);
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
      when accepted_at is null then 1 when id = 1 then 1000 else 10 end) nth
    order by nth, conversations.id`;
  await database`
    insert into conversation_sides (conversation_id, user_id, last_message_id, read_until)
    select conversation_id, member, last, case when conversation_id % 3 = 0 then 0 else last end
    from (select conversation_id, max(id) as last from messages group by conversation_id) written
      join conversations on conversations.id = conversation_id cross join lateral unnest(array[asker_id, receiver_id]) member`;
}

/** Three entries for everyone else, each about another's comment; every tenth is unread, none is to be mailed. */
async function insertInboxes(database: Connection, { members, comments }: Proportions): Promise<void> {
  await database`create temp table told (entry_id int, user_id int, event_id int, post_id int, nth int) on commit drop`;
  await database`
    insert into told
    with written as (
      select id, post_id, row_number() over (order by id)::int as nth from events where comment_id is not null
    ), wanted as (
      select id as user_id, nth from users cross join lateral generate_series(1, case id
        when ${readers.ten} then 10 when ${readers.thousand} then 1000 else 3 end) nth
      where id <= ${members}::int
    )
    select row_number() over (order by wanted.nth, user_id), user_id, written.id, post_id, wanted.nth
    from wanted join written on written.nth = 1 + (user_id + wanted.nth) % ${comments}::int`;
  await database`
    insert into entries (id, user_id, kind, post_id, at, unread) overriding system value
    select entry_id, user_id, 'comment', post_id, date_trunc('milliseconds', now()) - nth * interval '1 second', nth % 10 = 0 from told`;
  await database`
    insert into entry_events (entry_id, event_id, mail, mail_due_at, push_due_at)
    select entry_id, event_id, 'done', null, null from told`;
}
