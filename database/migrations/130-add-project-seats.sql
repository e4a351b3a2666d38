-- Seats of projects, their teams, and whether a project is still going.
alter table projects add stage text check (stage in ('idea', 'building', 'running', 'ended'));
alter table projects add repository text;
alter table projects add last_seat integer not null default 0;
alter table projects add handover_to integer references users on delete set null;
alter table projects add due_at timestamptz;
alter table projects add asked_at timestamptz;
alter table projects add question_since timestamptz;
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
  -- When they had it for 30 days, and when the owner confirmed their time.
  full_at timestamptz,
  confirmed_at timestamptz
);
create unique index project_team_seat on project_team (post_id, seat_number) where until is null;
create unique index project_team_member on project_team (post_id, user_id) where until is null;
create index project_team_of on project_team (post_id, since);
create index project_team_user on project_team (user_id) where user_id is not null;
create index project_team_not_full on project_team (since) where until is null and full_at is null;

-- Who asks for a seat of a project, or is offered one. The words are a message.
create table seat_requests (
  id integer generated always as identity primary key,
  post_id integer not null,
  seat_number integer not null,
  user_id integer not null references users on delete cascade,
  -- The owner offers it.
  invited boolean not null default false,
  -- Null: the message is gone.
  message_id integer references messages on delete set null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  -- Declined without a word: for who asked it still waits.
  quiet boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (post_id, seat_number) references project_seats on delete cascade
);
create unique index seat_requests_waiting on seat_requests (post_id, user_id, invited) where state = 'open' or quiet;
create index seat_requests_seat on seat_requests (post_id, seat_number);
create index seat_requests_user on seat_requests (user_id);
create index seat_requests_message on seat_requests (message_id) where message_id is not null;

create or replace view searched_texts_of_posts as
  select kind, id as record_id, 't' as field, title as content from posts
  union all select 'job', post_id, unnest(array['n', 'l']), location from jobs
  union all select 'job', post_id, unnest(array['n', 'c']), title from jobs join shown_companies on id = company_id
  union all select 'job', post_id, 'x', description from jobs
  union all select 'job', post_id, '!', concat_ws(' ', status, workplace) from jobs join posts on id = post_id
  union all select 'project', post_id, 'x', description from projects
  union all select 'project', post_id, 'n', name from project_seats
  union all select distinct 'project', post_id, '!', 'open' from project_seats where state = 'open'
  union all select 'question', post_id, unnest(array['x', 'd']), description from questions
  union all select 'question', post_id, 'x', answers.text from questions, answers_to_find(post_id) answers
  union all select 'question', post_id, '!', case state when 'unanswered' then 'open unanswered' else state end
    from question_states
  union all select 'company', post_id, unnest(array['n', 'l']), location from companies where location is not null
  union all select 'company', post_id, 'x', about from companies where about is not null;

create or replace view searched_numbers as
  select kind, id as record_id, '#' as field, skill_id as number from posts join post_skills on post_id = id
  union all select 'project', post_id, '#', skill_id from project_seat_skills
  union all select 'user', user_id, '#', skill_id from user_skills
  union all select 'job', post_id, '@', company_id from jobs where company_id is not null
  union all select 'user', id, '@', company_id from shown_profiles where company_id is not null
  union all select 'user', user_id, '@', former_companies.company_id
    from shown_profiles join former_companies on user_id = shown_profiles.id and shows_companies
  union all select 'user', user_id, 'k', cohort_id
    from cohort_members join shown_profiles on shown_profiles.id = user_id where shows_cohorts and verified_by is not null;
