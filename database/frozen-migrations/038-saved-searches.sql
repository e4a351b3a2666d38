-- Searches of lists that members saved, in the order and by the keys that the list reads.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  kind text not null check (kind in ('jobs', 'projects', 'questions', 'users')),
  query text not null,
  mail text not null default 'daily' check (mail in ('now', 'daily', 'weekly', 'never')),
  created_at timestamptz not null default now()
);
create unique index saved_searches_once on saved_searches (user_id, kind, md5(query));

-- What a search has told of already: nothing is told twice.
create table search_finds (
  id bigint generated always as identity primary key,
  search_id integer not null references saved_searches on delete cascade,
  post_id integer references posts on delete cascade,
  member_id integer references users on delete cascade,
  check (num_nonnulls(post_id, member_id) = 1),
  unique (search_id, post_id),
  unique (search_id, member_id)
);
create index search_finds_post on search_finds (post_id) where post_id is not null;
create index search_finds_member on search_finds (member_id) where member_id is not null;

-- Up to where the feed of changes was searched through.
create table search_looks (
  the_only_one boolean primary key default true check (the_only_one),
  moment text not null
);
