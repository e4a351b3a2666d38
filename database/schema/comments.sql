-- On a question a comment is an answer.
create table comments (
  id integer generated always as identity primary key,
  text text not null,
  owner_id integer references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  suspended boolean not null default false,
  post_id integer check (post_id is not null) references posts on delete cascade,
  -- Deleted: replies stand below it, so that its place stays.
  state text not null default 'shown' check (state in ('shown', 'waiting', 'hidden', 'removed', 'binned', 'deleted')),
  visible boolean not null generated always as (state = 'shown' and not suspended) stored,
  -- The answer that this one is a reply to.
  reply_to_id integer references comments,
  votes integer not null default 0,
  edited_at timestamptz,
  -- Whom the text ever mentioned, and who was told of it then.
  mentioned integer[] not null default '{}',
  -- What waited for the team from its first moment on: nobody was told of it. Let through, it is posted then.
  unposted boolean not null default false,
  constraint comments_deleted_check
    check (state <> 'deleted' or (text = '' and owner_id is null and votes = 0 and edited_at is null))
);
create index comments_owner on comments (owner_id);
create index comments_replies on comments (reply_to_id, id) include (visible) where reply_to_id is not null;
create index comments_kept_back on comments (owner_id) where state in ('waiting', 'hidden');
-- Comments are listed by when they were posted: what waited for the team is of the moment in which it was let through.
create index comments_in_time on comments (post_id, created_at, id) include (visible);
create trigger note_change after insert or delete or update of text, owner_id, post_id, state, suspended, created_at on comments
  for each row execute function note_change();
create trigger date_entries after update of state on comments
  for each row when (old.state <> new.state) execute function date_entries_of_turned();
create trigger watch_what_is_written after insert on comments
  for each row when (new.owner_id is not null) execute function watch_what_is_written();
create trigger close_case after delete on comments
  for each row execute function close_case_of_gone();
create trigger note_inboxes_turned after update of visible on comments
  for each statement execute function note_inboxes_turned();

create table comment_votes (
  comment_id integer not null references comments on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (comment_id, user_id)
);
create index comment_votes_user on comment_votes (user_id);

-- What a comment said before what it says now, from 1; what was removed has no words any more.
create table comment_versions (
  comment_id integer not null references comments on delete cascade,
  number integer not null,
  at timestamptz not null,
  user_id integer references users on delete set null,
  text text,
  primary key (comment_id, number)
);
create index comment_versions_user on comment_versions (user_id) where user_id is not null;

-- What members and companies say of themselves may name pictures, too.
create view post_texts as
  select post_id, description as words from jobs
  union all select post_id, description from projects
  union all select post_id, description from questions
  union all select post_id, description from question_versions
  union all select post_id, text from comments
  union all select post_id, comment_versions.text from comment_versions join comments on id = comment_id
  union all select post_id, about from companies where about is not null;

/* All that others read on a post's page. */
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

-- Keys of tables that are made before these.
alter table questions add foreign key (accepted_id) references comments on delete set null;
