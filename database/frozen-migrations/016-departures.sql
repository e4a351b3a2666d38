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
