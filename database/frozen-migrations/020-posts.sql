-- What members post is of several kinds that share most: who it is of, what it is called, whether it is there to be seen, what
-- is said below it. That stands in one table, and each kind's own facts in a table of its own. An address keeps its number.

drop function index_job, index_project, index_question, index_company, index_skill, index_user, index_job_skills,
  index_project_skills, index_user_skills, index_renamed_company, index_renamed_skill, forget_title_words,
  note_change, note_shown_change, note_changed_users, note_comment_change, note_changed_comments, note_named_skills,
  note_turned_skills, note_skill_changes, note_catalogue_change, hide_with_owner, hide_with_member,
  hide_with_author_or_post, follow_turned_posts, forget_picture cascade;
drop function job_words, project_words, user_words, remember_title_words, search_for, search_forgiving, search_tiers,
  searched_words, hide_while_suspended;
drop table title_words, skill_changes;
drop function misspellings, endings, words, plain;
truncate changes;

-- Whatever hangs on a post does so by its id. Its number is in its address, and never another's of its kind again.
create table posts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('job', 'project', 'question', 'company')),
  number integer not null,
  owner_id integer,
  title text not null,
  state text not null default 'shown' check (state in ('shown', 'waiting', 'hidden', 'binned')),
  -- While its owner is.
  suspended boolean not null default false,
  visible boolean not null generated always as (state = 'shown' and not suspended) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, number)
);

create sequence job_numbers as integer;
create sequence project_numbers as integer;
create sequence question_numbers as integer;
create sequence company_numbers as integer;
select setval('job_numbers', last_value, is_called) from jobs_id_seq;
select setval('project_numbers', last_value, is_called) from projects_id_seq;
select setval('question_numbers', last_value, is_called) from questions_id_seq;
select setval('company_numbers', last_value, is_called) from companies_id_seq;

create function next_number(kind text) returns integer language sql volatile return
  nextval((kind || '_numbers')::regclass)::integer;

insert into posts (kind, number, owner_id, title, suspended, created_at, updated_at)
select * from (
  select 'job', id, owner_id, title, hidden, created_at, updated_at from jobs
  union all select 'project', id, owner_id, title, hidden, created_at, updated_at from projects
  union all select 'question', id, owner_id, title, hidden, created_at, updated_at from questions
  union all select 'company', id, owner_id, name, false, created_at, updated_at from companies
) before (kind, number, owner_id, title, hidden, created_at, updated_at)
order by created_at, kind, number;
analyze posts;

-- What points to a post points to its id from now on.
alter table users drop constraint users_company_id_fkey;
update users set company_id = posts.id from posts where kind = 'company' and number = company_id;

drop index comments_job, comments_project, comments_question, comments_company;
alter table comments add post_id integer;
update comments set post_id = posts.id from posts
where number = coalesce(job_id, project_id, question_id, company_id)
  and kind = case when job_id is not null then 'job' when project_id is not null then 'project'
    when question_id is not null then 'question' else 'company' end;

create table post_skills (
  post_id integer not null,
  skill_id integer not null,
  primary key (post_id, skill_id)
);
insert into post_skills
select posts.id, skill_id from job_skills join posts on kind = 'job' and number = job_id
union all select posts.id, skill_id from project_skills join posts on kind = 'project' and number = project_id
order by 1, 2;
drop table job_skills, project_skills;

alter table jobs rename to former_jobs;
alter table projects rename to former_projects;
alter table questions rename to former_questions;
alter table companies rename to former_companies;
alter table comments drop job_id, drop project_id, drop question_id, drop company_id;

create table companies (
  post_id integer not null,
  logo text references images
);
insert into companies select posts.id, logo from posts join former_companies on kind = 'company' and number = former_companies.id;

create table jobs (
  post_id integer not null,
  description text not null,
  location text,
  link text not null check (link ~* '^https?://'),
  company_id integer
);
insert into jobs
select posts.id, description, location, link, company.id
from posts join former_jobs on posts.kind = 'job' and posts.number = former_jobs.id
  left join posts company on company.kind = 'company' and company.number = company_id
order by posts.id;

create table projects (
  post_id integer not null,
  description text not null,
  date_from date,
  date_to date,
  check (date_to >= date_from)
);
insert into projects
select posts.id, description, date_from, date_to
from posts join former_projects on kind = 'project' and number = former_projects.id order by posts.id;

create table questions (
  post_id integer not null,
  description text not null
);
insert into questions
select posts.id, description from posts join former_questions on kind = 'question' and number = former_questions.id order by posts.id;

drop table former_jobs, former_projects, former_questions, former_companies;

alter table posts add foreign key (owner_id) references users on delete set null;
create index posts_owner on posts (owner_id);
-- Pages of lists are found in these alone.
create index posts_newest on posts (kind, created_at desc, id desc) where visible;
create index companies_by_name on posts (sort_key_of(title), title collate "C", id) where kind = 'company' and visible;
create unique index companies_name on posts (lower(title)) where kind = 'company';

alter table companies add primary key (post_id), add foreign key (post_id) references posts on delete cascade;
create index companies_logo on companies (logo) where logo is not null;
alter table jobs add primary key (post_id), add foreign key (post_id) references posts on delete cascade,
  add foreign key (company_id) references companies on delete set null;
create index jobs_company on jobs (company_id);
alter table projects add primary key (post_id), add foreign key (post_id) references posts on delete cascade;
alter table questions add primary key (post_id), add foreign key (post_id) references posts on delete cascade;
alter table post_skills add foreign key (post_id) references posts on delete cascade,
  add foreign key (skill_id) references skills on delete cascade;
create index post_skills_skill on post_skills (skill_id, post_id);

-- Members and comments are there to be seen, or not, by the same rule. A comment is suspended with its author or its post.
alter table comments rename hidden to suspended;
alter table comments
  add constraint comments_post_id_check check (post_id is not null),
  add foreign key (post_id) references posts on delete cascade,
  add state text not null default 'shown' check (state in ('shown', 'waiting', 'hidden', 'binned')),
  add visible boolean not null generated always as (state = 'shown' and not suspended) stored;
create index comments_post on comments (post_id, id) include (visible);

drop index users_by_name, users_hidden;
alter table users rename hidden to suspended;
alter table users
  add foreign key (company_id) references companies on delete set null,
  drop search,
  add state text not null default 'shown' check (state in ('shown', 'hidden')),
  add visible boolean not null generated always as (state = 'shown' and not suspended) stored;
create index users_by_name on users (sort_key, last_name collate "C", first_name collate "C", id) include (visible);
create index users_suspended on users (id) where suspended;

-- Who has a skill is counted in the skill's index alone, so that it says who of them is there to be seen.
drop index user_skills_skill;
alter table user_skills add visible boolean not null default true;
update user_skills set visible = false where hidden;
alter table user_skills drop hidden;
create index user_skills_skill on user_skills (skill_id, user_id) include (visible);

alter table skills drop search;
