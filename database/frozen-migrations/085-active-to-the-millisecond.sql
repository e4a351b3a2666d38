-- Members see moments to the millisecond: questions that were talked about in the same one are equals, and the newest stands first.
create or replace function tally_questions(ids integer[]) returns void language sql as $$
  with said as materialized (
    select comments.id, comments.post_id, reply_to_id, comments.created_at
    from comments left join users on users.id = owner_id
    where post_id = any(array(select post_id from questions where post_id = any(ids)))
      and comments.state = 'shown' and users.visible is not false
  ), answers as (
    select answers.post_id, answers.id, greatest(answers.created_at, max(replies.created_at)) as active_at
    from said answers left join said replies on replies.reply_to_id = answers.id
    where answers.reply_to_id is null group by answers.post_id, answers.id, answers.created_at
  ), tallies as (
    select post_id, count(*)::int as answer_count, max(active_at) as active_at, array_agg(id) as answer_ids from answers group by post_id
  )
  insert into question_states as known (post_id, listed, asked_at, answer_count, accepted_id, active_at, votes)
  select posts.id, posts.visible, posts.created_at, coalesce(answer_count, 0),
    case when accepted_id = any(answer_ids) then accepted_id end,
    date_trunc('milliseconds', greatest(posts.created_at, active_at)),
    (select count(*) from question_votes where question_votes.post_id = posts.id)
  from posts join questions on questions.post_id = posts.id left join tallies on tallies.post_id = posts.id
  where posts.id = any(ids)
  on conflict (post_id) do update
  set listed = excluded.listed, asked_at = excluded.asked_at, answer_count = excluded.answer_count,
    accepted_id = excluded.accepted_id, active_at = excluded.active_at
  where (known.listed, known.asked_at, known.answer_count, known.accepted_id, known.active_at)
    is distinct from (excluded.listed, excluded.asked_at, excluded.answer_count, excluded.accepted_id, excluded.active_at)
$$;
