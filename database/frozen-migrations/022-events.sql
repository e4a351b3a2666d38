-- What happened, one row for each act that anyone else may care about. A row goes with what it is about, and holds numbers,
-- never words: nothing of it has to be forgotten when somebody leaves.

create table events (
  id integer generated always as identity primary key,
  kind text not null,
  actor_id integer references users on delete set null,
  post_id integer references posts on delete cascade,
  comment_id integer references comments on delete cascade,
  member_id integer references users on delete cascade,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);

-- What stands was posted when it was written, and members joined when they signed up.
insert into events (kind, actor_id, post_id, comment_id, member_id, at)
select kind, actor_id, post_id, comment_id, member_id, at from (
  select case kind when 'question' then 'question.asked' else kind || '.posted' end, owner_id, id, null::integer, null::integer,
    created_at from posts where kind <> 'company'
  union all
  select case posts.kind when 'question' then 'answer.posted' else 'comment.posted' end, comments.owner_id, post_id, comments.id,
    null, comments.created_at from comments join posts on posts.id = post_id
  union all
  select 'member.joined', id, null, null, id, created_at from users
) happened (kind, actor_id, post_id, comment_id, member_id, at)
order by at, coalesce(comment_id, post_id, member_id);

create index events_newest on events (kind, at desc, id desc);
create index events_actor on events (actor_id) where actor_id is not null;
create index events_post on events (post_id) where post_id is not null;
create index events_comment on events (comment_id) where comment_id is not null;
create index events_member on events (member_id) where member_id is not null;
