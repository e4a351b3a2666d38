-- Who learnt together, and how it is known of each.

create table cohorts (
  id integer generated always as identity primary key,
  name text not null,
  course text,
  city text,
  starts_on date,
  ends_on date,
  -- All there were.
  size integer check (size between 1 and 10000),
  sort_key text collate "C" not null generated always as (sort_key_of(name)) stored,
  created_at timestamptz not null default now(),
  check (ends_on >= starts_on)
);
create unique index cohorts_name on cohorts (lower(name));
create index cohorts_latest on cohorts (ends_on desc nulls last, sort_key, name collate "C", id);

create table cohort_members (
  cohort_id integer not null references cohorts,
  user_id integer not null references users on delete cascade,
  on_roster boolean not null default false,
  by_staff boolean not null default false,
  -- The first way that holds; null while none does.
  verified_by text check (verified_by in ('roster', 'staff', 'vouches')),
  created_at timestamptz not null default now(),
  primary key (user_id, cohort_id)
);
create index cohort_members_cohort on cohort_members (cohort_id, user_id) include (verified_by);

-- Whom staff took out.
create table cohort_exclusions (
  cohort_id integer not null references cohorts on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (user_id, cohort_id)
);
create index cohort_exclusions_cohort on cohort_exclusions (cohort_id);

create table vouches (
  cohort_id integer not null,
  giver_id integer not null,
  receiver_id integer not null check (receiver_id <> giver_id),
  created_at timestamptz not null default now(),
  primary key (cohort_id, receiver_id, giver_id),
  foreign key (giver_id, cohort_id) references cohort_members on delete cascade,
  foreign key (receiver_id, cohort_id) references cohort_members on delete cascade
);
create index vouches_giver on vouches (giver_id, cohort_id, created_at);
create index vouches_receiver on vouches (receiver_id, cohort_id);

-- The school's list, as nobody can read it: Argon2id hashes of addresses, all under the one salt of the board.
create table roster_salt (
  id boolean primary key default true check (id),
  salt bytea not null
);
create table roster_lines (
  cohort_id integer not null references cohorts on delete cascade,
  address_hash bytea not null,
  -- Whose address it proved to be: it goes with them.
  user_id integer references users on delete cascade,
  primary key (cohort_id, address_hash)
);
create index roster_lines_address on roster_lines (address_hash);
create index roster_lines_user on roster_lines (user_id) where user_id is not null;

create trigger note_profile_change after insert or update or delete on cohort_members
  for each row execute function note_profile_change();

create function note_cohort_change() returns trigger language plpgsql as $$
begin
  insert into changes (kind, id, growth)
  values ('cohort', coalesce(new.id, old.id), (tg_op = 'INSERT')::integer - (tg_op = 'DELETE')::integer);
  return null;
end $$;
create trigger note_change after insert or update or delete on cohorts for each row execute function note_cohort_change();
