create table grants (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('token', 'feed')),
  name text not null,
  -- SHA-256. The token itself is stored nowhere.
  token_hash bytea not null unique,
  scopes text[] not null default '{}',
  -- The page that a feed shows, with its filters.
  "of" text,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  -- When its member was mailed that it ends.
  warned_at timestamptz,
  check ((kind = 'token') = (expires_at is not null)),
  check ((kind = 'feed') = ("of" is not null))
);
create index grants_user on grants (user_id);
