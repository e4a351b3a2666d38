-- Questions have skills, votes and one accepted answer; comments are replied to and voted for; edits leave what was.

-- What was accepted stays so while whoever wrote it is suspended: whether it counts is said by `question_states`.
alter table questions
  add accepted_id integer references comments on delete set null,
  -- When the newest version began, and who wrote it; null while what was asked is the only one, which is the asker's.
  add edited_at timestamptz,
  add edited_by integer references users on delete set null;
create index questions_accepted on questions (accepted_id) where accepted_id is not null;
create index questions_edited_by on questions (edited_by) where edited_by is not null;

-- A deleted comment with replies stays where it was, without words, author and votes.
alter table comments drop constraint comments_state_check,
  add constraint comments_state_check check (state in ('shown', 'waiting', 'hidden', 'binned', 'deleted')),
  add reply_to_id integer references comments,
  add votes integer not null default 0,
  add edited_at timestamptz,
  add constraint comments_deleted_check
    check (state <> 'deleted' or (text = '' and owner_id is null and votes = 0 and edited_at is null));
create index comments_replies on comments (reply_to_id, id) include (visible) where reply_to_id is not null;

create table question_votes (
  post_id integer not null references questions on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (post_id, user_id)
);
create index question_votes_user on question_votes (user_id);
create table comment_votes (
  comment_id integer not null references comments on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (comment_id, user_id)
);
create index comment_votes_user on comment_votes (user_id);

-- What a text said before what it says now, from 1; what was removed has no words any more.
create table question_versions (
  post_id integer not null references questions on delete cascade,
  number integer not null,
  at timestamptz not null,
  user_id integer references users on delete set null,
  title text,
  description text,
  skill_ids integer[],
  primary key (post_id, number),
  check (num_nulls(title, description, skill_ids) in (0, 3))
);
create index question_versions_user on question_versions (user_id) where user_id is not null;
create table comment_versions (
  comment_id integer not null references comments on delete cascade,
  number integer not null,
  at timestamptz not null,
  user_id integer references users on delete set null,
  text text,
  primary key (comment_id, number)
);
create index comment_versions_user on comment_versions (user_id) where user_id is not null;

-- How each question stands for all, in rows that lists are found in alone. It follows from the rest.
create table question_states (
  post_id integer primary key references questions on delete cascade,
  -- Of its post.
  listed boolean not null,
  asked_at timestamptz not null,
  answer_count integer not null default 0,
  accepted_id integer,
  state text not null generated always as (
    case when answer_count = 0 then 'unanswered' when accepted_id is null then 'open' else 'answered' end) stored,
  votes integer not null default 0,
  active_at timestamptz not null
) with (fillfactor = 80);

/*
 * Brings questions in step with what is said below them. To be called by who holds their posts: so what is counted is what
 * others have written. Votes are counted as they are given.
 */
create function tally_questions(ids integer[]) returns void language sql as $$
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
    case when accepted_id = any(answer_ids) then accepted_id end, greatest(posts.created_at, active_at),
    (select count(*) from question_votes where question_votes.post_id = posts.id)
  from posts join questions on questions.post_id = posts.id left join tallies on tallies.post_id = posts.id
  where posts.id = any(ids)
  on conflict (post_id) do update
  set listed = excluded.listed, asked_at = excluded.asked_at, answer_count = excluded.answer_count,
    accepted_id = excluded.accepted_id, active_at = excluded.active_at
  where (known.listed, known.asked_at, known.answer_count, known.accepted_id, known.active_at)
    is distinct from (excluded.listed, excluded.asked_at, excluded.answer_count, excluded.accepted_id, excluded.active_at)
$$;

select tally_questions(array(select post_id from questions));

create index question_states_newest on question_states (asked_at desc, post_id desc) include (state) where listed;
create index question_states_active on question_states (active_at desc, asked_at desc, post_id desc) include (state) where listed;
create index question_states_votes on question_states (votes desc, asked_at desc, post_id desc) include (state) where listed;
create index question_states_state_newest on question_states (state, asked_at desc, post_id desc) where listed;
create index question_states_state_active on question_states (state, active_at desc, asked_at desc, post_id desc) where listed;
create index question_states_state_votes on question_states (state, votes desc, asked_at desc, post_id desc) where listed;

-- How a question stands is a part of it; of each state those that all see are counted, and their answers.
create function note_question_state() returns trigger language plpgsql as $$
declare
  former text := case when old.listed then old.state end;
  current text := case when new.listed then new.state end;
begin
  insert into changes (kind, id, growth)
  select kind, coalesce(new.post_id, old.post_id), growth
  from (values
    ('question', 0),
    (former || '_question', case when former is distinct from current then -1 end),
    (current || '_question', case when former is distinct from current then 1 end),
    ('answer', nullif(case when new.listed then new.answer_count else 0 end
      - case when old.listed then old.answer_count else 0 end, 0))
  ) changed (kind, growth) where kind is not null and growth is not null;
  return null;
end $$;
create trigger note_question_state after insert or delete
  or update of listed, asked_at, answer_count, accepted_id, active_at on question_states
  for each row execute function note_question_state();

create function list_with_post() returns trigger language plpgsql as $$
begin
  update question_states set listed = new.visible, asked_at = new.created_at where post_id = new.id;
  return null;
end $$;
create trigger list_with_post after update of state, suspended, created_at on posts
  for each row when (new.kind = 'question') execute function list_with_post();
