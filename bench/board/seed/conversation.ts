import type { Connection } from "../../../server/database/connection.ts";

/** Comment authors watch the post; every fifth comment replies to the first one, and some have votes. */
export async function insertConversation(database: Connection): Promise<void> {
  await database`
    insert into watches (user_id, post_id, since)
    select owner_id, post_id, min(since) from (
      select owner_id, id, created_at from posts union all select owner_id, post_id, created_at from comments
    ) written (owner_id, post_id, since) group by owner_id, post_id`;
  await database`
    with firsts as (select post_id, min(id) as first from comments group by post_id)
    update comments set reply_to_id = case when id % 5 = 0 and id <> first then first end,
      votes = case when id % 10 = 1 then 1 + id % 4 else 0 end
    from firsts where firsts.post_id = comments.post_id and (id % 5 = 0 or id % 10 = 1)`;
  await database`
    insert into comment_votes (comment_id, user_id)
    select comments.id, nth * 2 from comments cross join generate_series(1, 4) nth where nth <= votes`;
  await insertAnswersAndVotes(database);
}

/** Every third question with an answer accepts its first one; the next ones have up to eleven votes more each. */
async function insertAnswersAndVotes(database: Connection): Promise<void> {
  await database`
    update questions set accepted_id = first from (
      select post_id, min(id) as first from comments where reply_to_id is null group by post_id
    ) answers where answers.post_id = questions.post_id and questions.post_id % 3 = 0`;
  await database`
    insert into question_votes (post_id, user_id)
    select post_id, users.id from questions cross join generate_series(1, 11) nth
      join users on users.id = nth * 2 where nth <= post_id * 7 % 12`;
}
