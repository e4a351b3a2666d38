create or replace function next_number(kind text) returns integer language sql volatile return
  nextval((kind || '_numbers')::regclass)::integer;

-- Copies the visibility of posts to jobs and questions.
create or replace function list_with_post() returns trigger language plpgsql as $$
begin
  if new.kind = 'job' then
    update jobs set listed = new.visible and new.status = 'open', posted_at = new.created_at where post_id = new.id;
  else
    update question_states set listed = new.visible, asked_at = new.created_at where post_id = new.id;
  end if;
  return null;
end $$;

create or replace function codes_of_languages(languages jsonb) returns text[] language sql immutable parallel safe return
  array(select language ->> 'code' from jsonb_array_elements(languages) language order by 1);

/*
 * Updates the states of these questions from their answers. Times are compared to the millisecond, as members see them: questions that
 * were active in the same one are equal, and the newest comes first.
 */
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
    select post_id, count(*)::int as answer_count, max(active_at) as active_at, array_agg(id) as answer_ids
    from answers group by post_id
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

/* By its address alone a picture is named in a text: the bare hash is no picture. */
create or replace function image_address(hash text) returns text language sql immutable parallel safe return
  '/api/images/' || hash || '.webp';

/* Whether a picture stands where others see it. */
create or replace function is_shown_somewhere(picture text) returns boolean language sql stable as $$ select
  exists (select from users where avatar = picture and visible)
  or exists (select from companies join posts on posts.id = post_id where logo = picture and visible)
  or exists (
    select from profile_images join users on users.id = user_id
    where image_hash = picture and visible and strpos(about, image_address(picture)) > 0)
  or exists (
    select from post_images join shown_texts using (post_id) where image_hash = picture and strpos(words, image_address(picture)) > 0)
$$;

/* What nothing names waits for its text: it is there for who sent it. */
create or replace function is_kept_back(picture text) returns boolean language sql stable as $$ select
  not is_shown_somewhere(picture) and (
    exists (select from users where avatar = picture) or exists (select from companies where logo = picture)
    or exists (select from case_pictures where image_hash = picture)
    or exists (
      select from profile_images join users on users.id = user_id where image_hash = picture and strpos(about, image_address(picture)) > 0)
    or exists (
      select from post_images join post_texts using (post_id) where image_hash = picture and strpos(words, image_address(picture)) > 0))
$$;
