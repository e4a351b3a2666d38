-- Lists are filtered and counted in SQL. What the list of jobs is filtered and ordered by stands in one row, so that an index
-- alone answers: a join with posts would read all jobs for each count.

create function codes_of_languages(languages jsonb) returns text[] language sql immutable parallel safe return
  array(select language ->> 'code' from jsonb_array_elements(languages) language order by 1);

alter table jobs
  -- Whether the job is open and seen by all, and when it was posted: copies of its post's columns.
  add listed boolean,
  add posted_at timestamptz,
  add language_codes text[] not null generated always as (codes_of_languages(languages)) stored;
update jobs set listed = visible and status = 'open', posted_at = created_at from posts where id = post_id;
alter table jobs alter listed set not null, alter posted_at set not null;

drop trigger list_with_post on posts;
create trigger list_with_post after update of state, suspended, status, created_at on posts
  for each row when (new.kind in ('job', 'question')) execute function list_with_post();

create index jobs_newest on jobs (posted_at desc, post_id desc)
  include (workplace, type, seniority, company_id, salary_min, salary_max, salary_currency, salary_per, language_codes)
  where listed;
create index jobs_facts on jobs (workplace, type, seniority) where listed;

/* The words of a place, for a query of their beginnings; every place has the sign '.'. Costly where no index has them. */
create function words_of_place(text) returns tsvector language sql immutable parallel safe cost 10000 return
  array_to_tsvector(without_umlauts(words_of($1)) || '.'::text);

create index users_places on users using gin (words_of_place(location)) where visible and location is not null;

-- All that filters of members look at, private fields with who sees them: pages and counts read nothing else.
create index users_listed on users (sort_key, last_name collate "C", first_name collate "C", id)
  include (created_at, company_id, verified, open_to, location, visibility, hides_work_from_own, work_hidden_from, email, email_proven_at)
  where visible;

drop trigger know_kind_of_post on post_skills;
drop function know_kind_of_post();
drop index users_hiding_work;
drop function steps_of_found(text, jsonb, boolean, boolean);

-- The change feed serves the matches, the names of skills and saved searches alone. Totals are counted.
drop trigger note_change on cohorts;
drop trigger note_profile_change on cohort_members;
drop trigger note_change on comments;
drop trigger note_change on cases;
drop trigger note_change on skills;
drop trigger note_question_state on question_states;
drop trigger note_profile_change on former_companies;
drop trigger note_profile_change on users;
drop function note_cohort_change();
drop function note_profile_change();
drop function note_question_state();
drop function note_case_change();

-- Until its new body is applied with the last migration, writes of migrations are not noted.
create or replace function note_change() returns trigger language plpgsql as 'begin return null; end';
create or replace function note_mail_domain() returns trigger language plpgsql as 'begin return null; end';
drop trigger note_change on users;
create trigger note_change after insert or delete or update of state, suspended, company_id, location, open_to, visibility,
  hides_work_from_own, work_hidden_from, verified, email, email_proven_at on users
  for each row execute function note_change('user');
drop trigger note_change on user_skills;
create trigger note_change after insert or delete or update of skill_id on user_skills
  for each row execute function note_change('user');
drop trigger note_change on posts;
create trigger note_change after insert or delete or update of state, suspended, status, created_at on posts
  for each row execute function note_change('post');
drop trigger note_change on post_skills;
create trigger note_change after insert or delete or update of skill_id, required on post_skills
  for each row execute function note_change('post');

-- Kinds have new names, so earlier changes are of no use: saved searches look through everything once.
truncate changes;
delete from search_looks;
alter table changes drop growth;
