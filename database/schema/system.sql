-- Pictures are kept once, by what they are: named by the SHA-256 of their WebP.
create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  created_at timestamptz not null default now(),
  -- A picture that was sent for a text waits for that. Faces and logos are kept with what they are of.
  sent_at timestamptz
);

-- A board has an identity of its own that goes with its backups, so that a restore knows whether a number in a backup means
-- the same member as here.
create table board_identity (
  the_only_one boolean primary key default true check (the_only_one),
  id uuid not null default gen_random_uuid()
);
insert into board_identity default values;

-- Who left since a backup leaves again when it is restored. It stays where it is and is in no backup: a number, when, and
-- what was to become of their posts.
create table departures (
  board uuid not null,
  user_id integer not null,
  left_at timestamptz not null default now(),
  posts text not null check (posts in ('keep', 'erase')),
  primary key (board, user_id)
);

-- What staff did on what others own. Ids only, never names: who left is in it as a number. Written once.
create table audit_trail (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the command line.
  actor_id integer,
  action text not null,
  subject text not null,
  -- Null: what is no record, as an address that was invited.
  subject_id integer,
  note text not null default ''
);
create index audit_trail_actor on audit_trail (actor_id, id);
create index audit_trail_subject on audit_trail (subject, id);
create trigger refuse_change before delete or update or truncate on audit_trail
  for each statement execute function refuse_change();

-- What the trail says in words of what staff deleted. Apart from it, because words can hold a name, and names go with their
-- member while the trail stays. No keys to others: what they name is gone, or is to be forgotten, not refused.
create table trail_words (
  entry_id integer primary key,
  -- Null: forgotten.
  title text,
  -- Null: nobody's, or forgotten.
  owner_id integer,
  reason text not null default ''
);
create index trail_words_owner on trail_words (owner_id);

-- When the board was last backed up, for whoever watches over it. Stays where it is: a restored board has no backup yet.
create table backups (
  taken_at timestamptz primary key default now(),
  rows bigint not null,
  bytes bigint not null
);

-- Kept by rate-limiter-flexible, shared by all processes. Keys hold no names or addresses, only hashes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- What was written since a moment, so that a process can tell whether what it keeps in memory still holds: one row for each
-- written row, with the transaction that wrote it. Whatever wrote it, an import, a cascade or an operator, it is noted; columns
-- that nobody is shown, as when somebody was last here, are not.
create table changes (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  -- By how many the records of this kind have become more.
  growth integer not null,
  changed_at timestamptz not null default now(),
  id integer not null
);
create index changes_xid on changes (xid);
