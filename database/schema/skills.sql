create table skills (
  id integer generated always as identity primary key,
  name text not null,
  sort_key text collate "C" not null generated always as (sort_key_of(name)) stored,
  is_double boolean not null default false
);
create unique index skills_name on skills (lower(name));
create index skills_by_name on skills (sort_key, name collate "C", id);
create unique index skills_name_key on skills (name_key(name)) where not is_double;
create index skills_by_key on skills (name_key(name));

-- Other names of skills, in lower case.
create table skill_aliases (
  alias text primary key check (alias = lower(alias)),
  skill_id integer not null references skills on delete cascade,
  -- Decided by staff. The catalogue that comes with the program doesn't override it.
  decided boolean not null default false
);
create index skill_aliases_skill on skill_aliases (skill_id);
create index skill_aliases_by_key on skill_aliases (name_key(alias));

-- A skill implies another, as React does JavaScript. Direct implications only.
create table skill_implications (
  skill_id integer not null references skills on delete cascade,
  implied_id integer not null references skills on delete cascade,
  check (skill_id <> implied_id),
  primary key (skill_id, implied_id)
);
create index skill_implications_implied on skill_implications (implied_id);

-- Each skill with itself and all that it implies, directly or not. `refresh_implied_skills` derives it.
create table implied_skills (
  skill_id integer not null references skills on delete cascade,
  implied_id integer not null references skills on delete cascade,
  primary key (skill_id, implied_id)
);
create index implied_skills_implied on implied_skills (implied_id, skill_id);

create table user_skills (
  user_id integer not null references users on delete cascade,
  skill_id integer not null references skills on delete cascade,
  visible boolean not null default true,
  primary key (user_id, skill_id)
);
create index user_skills_skill on user_skills (skill_id, user_id) include (visible);
-- For the matches.
create trigger note_change after insert or delete or update of skill_id on user_skills
  for each row execute function note_change('user');

-- Skills that members suggest. They go with the member.
create table skill_suggestions (
  id integer generated always as identity primary key,
  name text not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create unique index skill_suggestions_once on skill_suggestions (lower(name), user_id);
create index skill_suggestions_user on skill_suggestions (user_id);

-- Names and implications from the catalogue that staff removed, so that the next start doesn't add them again.
create table withdrawn_aliases (
  alias text not null,
  skill_id integer not null references skills on delete cascade,
  primary key (alias, skill_id)
);
create index withdrawn_aliases_skill on withdrawn_aliases (skill_id);

create table withdrawn_implications (
  skill_id integer not null references skills on delete cascade,
  implied_id integer not null references skills on delete cascade,
  primary key (skill_id, implied_id)
);
create index withdrawn_implications_implied on withdrawn_implications (implied_id);

-- The skills that members have, implied ones included.
create view held_skills as
  select distinct user_skills.user_id, implied_skills.implied_id as skill_id
  from user_skills join implied_skills using (skill_id);
