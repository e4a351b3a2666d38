-- People, what they post, and what they know. Rules live in contract/; here stands only what must never be false.

create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  created_at timestamptz not null default now()
);

create table companies (
  id integer generated always as identity primary key,
  name text not null,
  logo text references images,
  owner_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index companies_name on companies (lower(name));

create table users (
  id integer generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- Argon2id; null where someone was invited and has not chosen one yet.
  password_hash text,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  avatar text references images,
  company_id integer references companies on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_company on users (company_id);
create index users_by_name on users (last_name, first_name, id);

alter table companies add foreign key (owner_id) references users on delete set null;
create index companies_owner on companies (owner_id);

create table sessions (
  id integer generated always as identity primary key,
  -- SHA-256 of the token: the token itself is nowhere.
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table skills (
  id integer generated always as identity primary key,
  name text not null
);
create unique index skills_name on skills (lower(name));

create table skill_aliases (
  alias text primary key check (alias = lower(alias)),
  skill_id integer not null references skills on delete cascade
);
create index skill_aliases_skill on skill_aliases (skill_id);

-- Whoever has the one has the other: React, JavaScript. Only the direct ones.
create table skill_implications (
  skill_id integer not null references skills on delete cascade,
  implied_id integer not null references skills on delete cascade,
  primary key (skill_id, implied_id),
  check (skill_id <> implied_id)
);
create index skill_implications_implied on skill_implications (implied_id);

-- Each skill with itself and all that it implies, directly or not.
create table implied_skills (
  skill_id integer not null references skills on delete cascade,
  implied_id integer not null references skills on delete cascade,
  primary key (skill_id, implied_id)
);
create index implied_skills_implied on implied_skills (implied_id, skill_id);

create function refresh_implied_skills() returns void language sql as $$
  with recursive reached as (
    select id as skill_id, id as implied_id from skills
    union
    select reached.skill_id, skill_implications.implied_id
    from reached join skill_implications on skill_implications.skill_id = reached.implied_id
  ), gone as (
    delete from implied_skills
    where (skill_id, implied_id) not in (select skill_id, implied_id from reached)
  )
  insert into implied_skills select skill_id, implied_id from reached on conflict do nothing
$$;

create table jobs (
  id integer generated always as identity primary key,
  title text not null,
  description text not null,
  location text,
  link text not null check (link ~* '^https?://'),
  company_id integer references companies on delete set null,
  owner_id integer references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index jobs_company on jobs (company_id);
create index jobs_owner on jobs (owner_id);
create index jobs_newest on jobs (created_at desc, id desc);

create table projects (
  id integer generated always as identity primary key,
  title text not null,
  description text not null,
  date_from date,
  date_to date,
  owner_id integer references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (date_to >= date_from)
);
create index projects_owner on projects (owner_id);
create index projects_newest on projects (created_at desc, id desc);

create table questions (
  id integer generated always as identity primary key,
  title text not null,
  description text not null,
  owner_id integer references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index questions_owner on questions (owner_id);
create index questions_newest on questions (created_at desc, id desc);

create table job_skills (
  job_id integer not null references jobs on delete cascade,
  skill_id integer not null references skills on delete cascade,
  primary key (job_id, skill_id)
);
create index job_skills_skill on job_skills (skill_id, job_id);

create table project_skills (
  project_id integer not null references projects on delete cascade,
  skill_id integer not null references skills on delete cascade,
  primary key (project_id, skill_id)
);
create index project_skills_skill on project_skills (skill_id, project_id);

create table user_skills (
  user_id integer not null references users on delete cascade,
  skill_id integer not null references skills on delete cascade,
  primary key (user_id, skill_id)
);
create index user_skills_skill on user_skills (skill_id, user_id);

-- What members have, by implication too.
create view held_skills as
  select distinct user_skills.user_id, implied_skills.implied_id as skill_id
  from user_skills join implied_skills using (skill_id);

-- On a question a comment is an answer.
create table comments (
  id integer generated always as identity primary key,
  text text not null,
  owner_id integer references users on delete set null,
  job_id integer references jobs on delete cascade,
  project_id integer references projects on delete cascade,
  question_id integer references questions on delete cascade,
  company_id integer references companies on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(job_id, project_id, question_id, company_id) = 1)
);
create index comments_owner on comments (owner_id);
create index comments_job on comments (job_id, id) where job_id is not null;
create index comments_project on comments (project_id, id) where project_id is not null;
create index comments_question on comments (question_id, id) where question_id is not null;
create index comments_company on comments (company_id, id) where company_id is not null;
