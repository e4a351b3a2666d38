-- Each kind of post has its own numbers.
create sequence job_numbers as integer;
create sequence project_numbers as integer;
create sequence question_numbers as integer;
create sequence company_numbers as integer;

-- What posts of all kinds share; each kind's own columns are in a table of its own. Other tables refer to the id. The number is
-- the one in the post's address and is never used again.
create table posts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('job', 'project', 'question', 'company')),
  number integer not null,
  -- Null: the owner left.
  owner_id integer references users on delete set null,
  title text not null,
  state text not null default 'shown' check (state in ('shown', 'waiting', 'hidden', 'removed', 'binned')),
  -- While its owner is suspended.
  suspended boolean not null default false,
  visible boolean not null generated always as (state = 'shown' and not suspended) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status text not null default 'open',
  -- Held back for review since it was written: nobody was notified. Once approved, it counts as posted at that time.
  unposted boolean not null default false,
  -- Marks companies whose names look the same, from before that was refused: all but the oldest, until staff rename, merge or delete it.
  is_double boolean not null default false,
  unique (kind, number),
  check (status in ('open', 'filled', 'expired', 'withdrawn') and (kind = 'job' or status = 'open'))
);
create index posts_owner on posts (owner_id);
create index companies_by_name on posts (sort_key_of(title), title collate "C", id) where kind = 'company' and visible;
-- Lists read their pages from this index alone.
create index posts_newest on posts (kind, created_at desc, id desc) where visible and status = 'open';
create unique index companies_name on posts (lower(title)) where kind = 'company' and visible;
create index posts_kept_back on posts (owner_id) where state in ('waiting', 'hidden');
create unique index companies_name_key on posts (name_key(title)) where kind = 'company' and visible and not is_double;
create index companies_by_key on posts (name_key(title)) where kind = 'company';
-- For the matches and saved searches. `hold_searched` notes other changes of a post, and answers to questions.
create trigger note_change after insert or delete or update of state, suspended, status, created_at on posts
  for each row execute function note_change('post');
-- Copies what lists of jobs and questions are filtered and ordered by into their own rows, so that an index alone answers.
create trigger list_with_post after update of state, suspended, status, created_at on posts
  for each row when (new.kind in ('job', 'question')) execute function list_with_post();

create table post_skills (
  post_id integer not null references posts on delete cascade,
  skill_id integer not null references skills on delete cascade,
  required boolean not null default false,
  -- The kind of the post, copied for the index.
  of_kind text not null,
  primary key (post_id, skill_id)
);
create index post_skills_of_kind on post_skills (skill_id, of_kind, post_id);
-- For the matches.
create trigger note_change after insert or delete or update of skill_id, required on post_skills
  for each row execute function note_change('post');

create table companies (
  post_id integer primary key references posts on delete cascade,
  logo text constraint companies_logo_fkey1 references images,
  about text,
  location text,
  website text,
  -- The host of the website, without www. Only the version before 0.3.11 uses it.
  website_host text,
  -- The registrable domain of the website, unless it is a mail provider's. The server computes it, and fills it in at its start.
  website_domain text,
  -- Members with a confirmed address at this domain work here. Staff said so, or two members who have one and name the company.
  -- A later website doesn't change it unless staff save it.
  mail_domain text
);
create index companies_logo on companies (logo) where logo is not null;
create index companies_mail_domain on companies (mail_domain) where mail_domain is not null;

-- The companies that members named before. For 30 days their people still count as colleagues.
create table left_companies (
  user_id integer not null references users on delete cascade,
  company_id integer not null references companies on delete cascade,
  left_at timestamptz not null default now(),
  -- Whether the member counted as a colleague there. Either way they stay hidden from its people.
  known boolean not null default true,
  primary key (user_id, company_id)
);
create index left_companies_company on left_companies (company_id);

-- Where members say that they worked before.
create table former_companies (
  user_id integer not null references users on delete cascade,
  company_id integer not null references companies on delete cascade,
  primary key (user_id, company_id)
);
create index former_companies_company on former_companies (company_id, user_id);

create table jobs (
  post_id integer primary key references posts on delete cascade,
  description text not null,
  location text,
  link text not null constraint jobs_link_check1 check (link ~* '^https?://'),
  company_id integer references companies on delete set null,
  workplace text check (workplace in ('onsite', 'hybrid', 'remote')),
  type text check (type in ('full-time', 'part-time', 'working-student', 'internship', 'apprenticeship', 'freelance')),
  seniority text check (seniority in ('junior', 'mid', 'senior', 'lead')),
  salary_min numeric(10, 2) check (salary_min > 0),
  salary_max numeric(10, 2),
  salary_currency text,
  salary_per text check (salary_per in ('year', 'month', 'hour')),
  languages jsonb not null default '[]',
  expires_at timestamptz not null default now() + interval '1440 hours',
  -- When the board acts next: it asks whether the job is still open, later it ends it.
  due_at timestamptz default now() + interval '1272 hours',
  filled_at timestamptz,
  -- Hash of the normalised link, to find a job that was posted before. Null until the server has computed it.
  link_key bytea,
  -- Copies of its post's columns: whether the job is open and visible, and when it was posted.
  listed boolean not null,
  posted_at timestamptz not null,
  language_codes text[] not null generated always as (codes_of_languages(languages)) stored,
  -- Since when a mail to its poster, asking whether it is still open, is due. Null: none is.
  question_since timestamptz,
  check (salary_max >= salary_min and salary_max > 0),
  constraint jobs_check1 check (
    num_nulls(salary_currency, salary_per) in (0, 2)
    and (salary_currency is null) = (salary_min is null and salary_max is null)
  )
);
create index jobs_company on jobs (company_id);
create index jobs_due on jobs (due_at) where due_at is not null;
create index jobs_questions on jobs (question_since) where question_since is not null;
create index jobs_link on jobs (link_key) where link_key is not null;
create index jobs_without_link_key on jobs (post_id) where link_key is null;
-- Everything that filters of jobs read: pages and counts need no other index.
create index jobs_newest on jobs (posted_at desc, post_id desc)
  include (workplace, type, seniority, company_id, salary_min, salary_max, salary_currency, salary_per, language_codes)
  where listed;
-- Small, so that jobs are counted quickly.
create index jobs_facts on jobs (workplace, type, seniority) where listed;

-- Jobs that members saved, with a private note and the day on which they applied.
create table saved_jobs (
  user_id integer not null references users on delete cascade,
  post_id integer not null references jobs on delete cascade,
  saved_at timestamptz not null default now(),
  note text,
  applied_at date,
  primary key (user_id, post_id)
);
create index saved_jobs_post on saved_jobs (post_id);

-- Tokens of the mails that ask whether a job is still open or a project still going, one for each.
create table still_open_tokens (
  post_id integer primary key references posts on delete cascade,
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index still_open_tokens_user on still_open_tokens (user_id);

create table projects (
  post_id integer primary key references posts on delete cascade,
  description text not null,
  date_from date,
  date_to date,
  stage text check (stage in ('idea', 'building', 'running', 'ended')),
  repository text,
  -- The last number of a seat. Numbers are never used again.
  last_seat integer not null default 0,
  -- The member of the team who is asked to take it over.
  handover_to integer references users on delete set null,
  -- When the board acts next: first it asks the owner whether the project is still going, later it ends it. Null: it has no
  -- stage, or ended.
  due_at timestamptz,
  -- Since when its owner has been asked. Null: not asked.
  asked_at timestamptz,
  -- Since when a mail that asks them is due. Null: none is.
  question_since timestamptz,
  constraint projects_check1 check (date_to >= date_from)
);
create index projects_handover_to on projects (handover_to) where handover_to is not null;
create index projects_due on projects (due_at) where due_at is not null;
create index projects_questions on projects (question_since) where question_since is not null;
create index projects_stage on projects (stage) where stage is not null;

-- The places in a project's team.
create table project_seats (
  post_id integer not null references projects on delete cascade,
  number integer not null,
  -- Its place among the project's seats, from 1.
  place smallint not null check (place between 1 and 12),
  name text not null,
  hours smallint check (hours between 1 and 40),
  state text not null default 'open' check (state in ('open', 'taken', 'closed')),
  primary key (post_id, number)
);
create index project_seats_open on project_seats (post_id) where state = 'open';

create table project_seat_skills (
  post_id integer not null,
  number integer not null,
  skill_id integer not null references skills on delete cascade,
  foreign key (post_id, number) references project_seats on delete cascade,
  primary key (post_id, number, skill_id)
);
create index project_seat_skills_skill on project_seat_skills (skill_id, post_id);

-- Who has, or had, which seat.
create table project_team (
  id integer generated always as identity primary key,
  post_id integer not null references projects on delete cascade,
  -- Null: the member left the board.
  user_id integer references users on delete set null,
  seat_number integer not null,
  -- The seat's name when it was left: later the seat can have another name, or none.
  seat_name text,
  since timestamptz not null default now(),
  -- Null: they still have it.
  until timestamptz,
  -- Whether a former member stays on the page.
  stays boolean not null default false,
  -- Whether the owner took them out, and why.
  removed boolean not null default false,
  reason text,
  -- When they had held it for 30 days, and when the owner confirmed that.
  full_at timestamptz,
  confirmed_at timestamptz
);
create unique index project_team_seat on project_team (post_id, seat_number) where until is null;
create unique index project_team_member on project_team (post_id, user_id) where until is null;
create index project_team_of on project_team (post_id, since);
create index project_team_user on project_team (user_id) where user_id is not null;
create index project_team_not_full on project_team (since) where until is null and full_at is null;

create table questions (
  post_id integer primary key references posts on delete cascade,
  description text not null,
  -- References comments; comments.sql adds the key.
  accepted_id integer,
  -- When the newest version was written, and by whom. Null: never edited.
  edited_at timestamptz,
  edited_by integer references users on delete set null,
  -- Members whom the text has ever mentioned. Nobody is notified twice.
  mentioned integer[] not null default '{}'
);
create index questions_accepted on questions (accepted_id) where accepted_id is not null;
create index questions_edited_by on questions (edited_by) where edited_by is not null;

-- What lists of questions show and sort by. `tally_questions` derives it.
create table question_states (
  post_id integer primary key references questions on delete cascade,
  -- Whether its post is visible.
  listed boolean not null,
  asked_at timestamptz not null,
  answer_count integer not null default 0,
  accepted_id integer,
  state text not null generated always as (
    case when answer_count = 0 then 'unanswered' when accepted_id is null then 'open' else 'answered' end
  ) stored,
  votes integer not null default 0,
  active_at timestamptz not null
) with (fillfactor = 80);
create index question_states_newest on question_states (asked_at desc, post_id desc) include (state) where listed;
create index question_states_active on question_states (active_at desc, asked_at desc, post_id desc) include (state) where listed;
create index question_states_votes on question_states (votes desc, asked_at desc, post_id desc) include (state) where listed;
create index question_states_state_newest on question_states (state, asked_at desc, post_id desc) where listed;
create index question_states_state_active on question_states (state, active_at desc, asked_at desc, post_id desc) where listed;
create index question_states_state_votes on question_states (state, votes desc, asked_at desc, post_id desc) where listed;

create table question_votes (
  post_id integer not null references questions on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (post_id, user_id)
);
create index question_votes_user on question_votes (user_id);

-- Drafts of answers that a member's assistant or script wrote for them, shown in their answer field.
create table answer_drafts (
  post_id integer not null references questions on delete cascade,
  user_id integer not null references users on delete cascade,
  text text not null,
  at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index answer_drafts_user on answer_drafts (user_id);

-- Earlier versions of a question, from 1. A removed version has no text.
create table question_versions (
  post_id integer not null references questions on delete cascade,
  number integer not null,
  at timestamptz not null,
  user_id integer references users on delete set null,
  title text,
  description text,
  skill_ids integer[],
  check (num_nulls(title, description, skill_ids) in (0, 3)),
  primary key (post_id, number)
);
create index question_versions_user on question_versions (user_id) where user_id is not null;

-- Members who were asked to answer a waiting question.
create table question_offers (
  post_id integer not null references questions on delete cascade,
  user_id integer not null references users on delete cascade,
  at timestamptz not null,
  primary key (post_id, user_id)
);
create index question_offers_user on question_offers (user_id, at);

-- Pictures that a post or its comments have ever named. Only the texts say whether they still do.
create table post_images (
  post_id integer not null references posts on delete cascade,
  image_hash text not null references images on delete cascade,
  primary key (image_hash, post_id)
);
create index post_images_post on post_images (post_id);

-- The companies whose names jobs and people are found by.
create view shown_companies as select id, title from posts where kind = 'company' and visible;

-- Foreign keys of tables that are created before this file.
alter table users add foreign key (company_id) references companies on delete set null;
