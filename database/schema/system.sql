-- Pictures, each once, by the SHA-256 of its WebP.
create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  created_at timestamptz not null default now(),
  -- When a picture for a text was uploaded; it waits for that text. Null: a face or a logo.
  sent_at timestamptz
);

-- The board's own id. It is part of backups, so that a restore knows whether member numbers mean the same people.
create table board_identity (
  the_only_one boolean primary key default true check (the_only_one),
  id uuid not null default gen_random_uuid(),
  -- Since when second factors are required. Null: they aren't.
  second_factor_since timestamptz
);
insert into board_identity default values;

-- Members who left, and what was to happen to their posts, so that the restore of an older backup removes them again. In no
-- backup.
create table departures (
  board uuid not null,
  user_id integer not null,
  left_at timestamptz not null default now(),
  posts text not null check (posts in ('keep', 'erase')),
  primary key (board, user_id)
);

-- What staff did to other people's records. Holds ids, never names. Append-only.
create table audit_trail (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the command line.
  actor_id integer,
  action text not null,
  subject text not null,
  -- Null: no record, for example an invited address.
  subject_id integer,
  note text not null default ''
);
create index audit_trail_actor on audit_trail (actor_id, id);
create index audit_trail_subject on audit_trail (subject, id);
create trigger refuse_change before delete or update or truncate on audit_trail
  for each statement execute function refuse_change();

-- The words of audit entries about deleted records. They are kept apart because words can hold a name: names go with their
-- member, the trail stays. No foreign keys: the records are gone.
create table trail_words (
  entry_id integer primary key,
  -- Null: forgotten.
  title text,
  -- Null: nobody, or forgotten.
  owner_id integer,
  reason text not null default ''
);
create index trail_words_owner on trail_words (owner_id);

-- When the board was backed up. In no backup.
create table backups (
  taken_at timestamptz primary key default now(),
  rows bigint not null,
  bytes bigint not null
);

-- Counted by server/http/rate-limits.ts for all processes. Keys hold no names or addresses, only hashes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- What the matches, the names of skills and saved searches have to look at again: a row for each written record, with its
-- transaction. Kinds are user, post, skill, implication and, after a restore, everything. Triggers and the functions that write
-- search documents add to it; rows go after a day.
create table changes (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  changed_at timestamptz not null default now(),
  id integer not null
);
create index changes_xid on changes (xid);
