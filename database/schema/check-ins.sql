-- What graduates answer to "where are you now?".
create table check_ins (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- So many months after the end of their newest cohort. Null: they answered unasked.
  due_on date,
  asked_at timestamptz,
  -- When they are reminded. Null: they were, or answered.
  reminder_due_at timestamptz,
  answered_at timestamptz,
  answer text check (answer in ('still', 'elsewhere', 'looking')),
  company_id integer references companies on delete set null,
  -- The first day of the month in which they started there.
  since date,
  field text check (field in ('in-field', 'other-field', 'studying', 'own-business')),
  unique (user_id, due_on),
  check ((answered_at is null) = (answer is null))
);
create index check_ins_user on check_ins (user_id, answered_at);
create index check_ins_company on check_ins (company_id) where company_id is not null;
create index check_ins_reminders on check_ins (reminder_due_at) where reminder_due_at is not null;

-- Links of mails that ask, each for one question. An answer ends them.
create table check_in_tokens (
  token_hash bytea primary key,
  check_in_id integer not null references check_ins on delete cascade,
  expires_at timestamptz not null
);
create index check_in_tokens_check_in on check_in_tokens (check_in_id);
create index check_in_tokens_expires_at on check_in_tokens (expires_at);

-- The published figures of each cohort's graduates for each closed quarter; figures that are too small are null.
create table outcomes (
  quarter text not null,
  cohort_id integer not null references cohorts on delete cascade,
  graduates integer,
  here integer,
  answered integer,
  in_field integer,
  other_field integer,
  studying integer,
  own_business integer,
  looking integer,
  not_answered integer,
  -- The quarter in which these figures were counted: they are published unchanged until enough people count differently.
  counted_in text not null,
  primary key (quarter, cohort_id)
);
create index outcomes_cohort on outcomes (cohort_id);

-- How many jobs asked for a skill in a closed quarter, and how many members had it at its end.
create table wanted_skills (
  quarter text not null,
  skill_id integer not null references skills on delete cascade,
  jobs integer not null,
  members integer not null,
  primary key (quarter, skill_id)
);
create index wanted_skills_skill on wanted_skills (skill_id);
