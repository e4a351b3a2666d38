create table cohorts (
  id integer generated always as identity primary key,
  name text not null,
  course text,
  city text,
  starts_on date,
  ends_on date,
  -- How many people were in it.
  size integer check (size >= 1 and size <= 10000),
  sort_key text collate "C" not null generated always as (sort_key_of(name)) stored,
  created_at timestamptz not null default now(),
  is_double boolean not null default false,
  check (ends_on >= starts_on)
);
create unique index cohorts_name on cohorts (lower(name));
create index cohorts_latest on cohorts (ends_on desc nulls last, sort_key, name collate "C", id);
create unique index cohorts_name_key on cohorts (name_key(name)) where not is_double;
create index cohorts_by_key on cohorts (name_key(name));

-- Members of cohorts. Verified: on the roster, confirmed by staff, or vouched for by enough other members.
create table cohort_members (
  cohort_id integer not null references cohorts,
  user_id integer not null references users on delete cascade,
  on_roster boolean not null default false,
  by_staff boolean not null default false,
  -- The first of these that applies. Null: not verified.
  verified_by text check (verified_by in ('roster', 'staff', 'vouches')),
  created_at timestamptz not null default now(),
  -- Since when they are verified. Null: since they are in it, or not verified.
  verified_at timestamptz,
  primary key (user_id, cohort_id)
);
create index cohort_members_cohort on cohort_members (cohort_id, user_id) include (verified_by);

-- Members whom staff removed from a cohort; they can't claim it again.
create table cohort_exclusions (
  cohort_id integer not null references cohorts on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (user_id, cohort_id)
);
create index cohort_exclusions_cohort on cohort_exclusions (cohort_id);

-- Members vouch that others were in their cohort.
create table vouches (
  cohort_id integer not null,
  giver_id integer not null,
  receiver_id integer not null,
  created_at timestamptz not null default now(),
  check (receiver_id <> giver_id),
  primary key (cohort_id, receiver_id, giver_id),
  foreign key (giver_id, cohort_id) references cohort_members on delete cascade,
  foreign key (receiver_id, cohort_id) references cohort_members on delete cascade
);
create index vouches_giver on vouches (giver_id, cohort_id, created_at);
create index vouches_receiver on vouches (receiver_id, cohort_id);

-- The school's roster as Argon2id hashes of addresses, all with this one salt.
create table roster_salt (
  id boolean primary key default true check (id),
  salt bytea not null
);

create table roster_lines (
  cohort_id integer not null references cohorts on delete cascade,
  address_hash bytea not null,
  -- The member whose address it turned out to be.
  user_id integer references users on delete cascade,
  primary key (cohort_id, address_hash)
);
create index roster_lines_address on roster_lines (address_hash);
create index roster_lines_user on roster_lines (user_id) where user_id is not null;
