-- Comments on posts of all kinds. On a question they are its answers.
create table comments (
  id integer generated always as identity primary key,
  text text not null,
  owner_id integer references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  suspended boolean not null default false,
  post_id integer check (post_id is not null) references posts on delete cascade,
  -- Deleted: an empty place that replies still refer to.
  state text not null default 'shown' check (state in ('shown', 'waiting', 'hidden', 'removed', 'binned', 'deleted')),
  visible boolean not null generated always as (state = 'shown' and not suspended) stored,
  -- The answer that this one is a reply to.
  reply_to_id integer references comments,
  votes integer not null default 0,
  edited_at timestamptz,
  -- Members whom the text has ever mentioned. Nobody is notified twice.
  mentioned integer[] not null default '{}',
  -- Held back for review since it was written: nobody was notified. Once approved, it counts as posted at that time.
  unposted boolean not null default false,
  constraint comments_deleted_check
    check (state <> 'deleted' or (text = '' and owner_id is null and votes = 0 and edited_at is null))
);
create index comments_owner on comments (owner_id);
create index comments_replies on comments (reply_to_id, id) include (visible) where reply_to_id is not null;
create index comments_kept_back on comments (owner_id) where state in ('waiting', 'hidden');
-- Lists of comments. One that was held back has the date of its approval.
create index comments_in_time on comments (post_id, created_at, id) include (visible);

create table comment_votes (
  comment_id integer not null references comments on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (comment_id, user_id)
);
create index comment_votes_user on comment_votes (user_id);

-- Earlier versions of a comment, from 1. A removed version has no text.
create table comment_versions (
  comment_id integer not null references comments on delete cascade,
  number integer not null,
  at timestamptz not null,
  user_id integer references users on delete set null,
  text text,
  primary key (comment_id, number)
);
create index comment_versions_user on comment_versions (user_id) where user_id is not null;

/* All texts of a post's page, visible or not. */
create view post_texts as
  select post_id, description as words from jobs
  union all select post_id, description from projects
  union all select post_id, description from questions
  union all select post_id, description from question_versions
  union all select post_id, text from comments
  union all select post_id, comment_versions.text from comment_versions join comments on id = comment_id
  union all select post_id, about from companies where about is not null;

/* The texts of a post's page that others see. */
create view shown_texts as
  select post_id, words from (
    select post_id, description as words from jobs
    union all select post_id, description from projects
    union all select post_id, description from questions
    union all select post_id, description from question_versions
    union all select post_id, about from companies where about is not null
  ) texts join posts on posts.id = post_id and posts.visible
  union all select post_id, text from comments where visible
  union all select comments.post_id, comment_versions.text
    from comment_versions join comments on comments.id = comment_id where visible;

-- Foreign keys of tables that are created before this file.
alter table questions add foreign key (accepted_id) references comments on delete set null;
