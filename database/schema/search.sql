-- The search index: a row for each record that can be found, written in the transaction that writes the record
-- (server/search-index/search-index-store.ts). Each lexeme begins with the letters of its kind and its field.
create table search_documents (
  kind text not null,
  -- Of posts, users, skills or cohorts.
  record_id integer not null,
  visible boolean not null,
  -- Of records that are listed newest first.
  created_at timestamptz,
  -- Of records that are listed by name.
  name_key text collate "C",
  lexemes tsvector not null,
  -- The words of each title, of names and of texts, one line each. Phrases are looked for in them.
  titles text not null default '',
  names text not null default '',
  texts text not null default '',
  -- Whether it still has to be rewritten in the background.
  stale boolean not null default false,
  primary key (kind, record_id)
) with (toast_tuple_target = 128, fillfactor = 50);
-- Stored inside the row, however short the row should be: lists by name sort by it.
alter table search_documents alter name_key set storage main;
create index search_documents_lexemes on search_documents using gin (lexemes) with (gin_pending_list_limit = 64);
create index search_documents_in_order on search_documents (kind, name_key, created_at desc) where visible;
create index search_documents_stale on search_documents (kind, record_id) where stale;

-- How far saved searches have read the change feed.
create table search_looks (
  the_only_one boolean primary key default true check (the_only_one),
  moment text not null
);

-- Saved searches. The query is that of the list's address.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  kind text not null check (kind in ('jobs', 'projects', 'questions', 'users')),
  query text not null,
  mail text not null default 'daily' check (mail in ('now', 'daily', 'weekly', 'never')),
  created_at timestamptz not null default now()
);
create unique index saved_searches_once on saved_searches (user_id, kind, md5(query));

-- What a saved search has reported. Nothing is reported twice.
create table search_finds (
  id bigint generated always as identity primary key,
  search_id integer not null references saved_searches on delete cascade,
  post_id integer references posts on delete cascade,
  member_id integer references users on delete cascade,
  check (num_nonnulls(post_id, member_id) = 1),
  unique (search_id, post_id),
  unique (search_id, member_id)
);
create index search_finds_post on search_finds (post_id) where post_id is not null;
create index search_finds_member on search_finds (member_id) where member_id is not null;

create view searched_records as
  select kind, id as record_id, visible and status = 'open' as visible,
    case when kind <> 'company' then created_at end as created_at,
    case when kind = 'company' then name_key_of(title) end as name_key
  from posts
  union all select 'user', id, visible, null, sort_key || chr(1) || last_name || chr(1) || first_name from users
  union all select 'skill', id, true, null, name_key_of(name) from skills
  union all select 'cohort', id, true, null, name_key_of(name) from cohorts;

-- The texts that records are found by. Fields: t title, n names, x text, l place and c company of an operator, ! states, p place of a
-- filter, d what similar questions are compared by.
create view searched_texts_of_posts as
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

create view searched_texts as
  select * from searched_texts_of_posts
  union all select 'user', id, 't', first_name || ' ' || last_name from users
  union all select 'user', id, 'n', headline from shown_profiles where headline is not null
  union all select 'user', id, unnest(array['n', 'l']), location from shown_profiles where location is not null
  union all select 'user', id, 'x', about from shown_profiles where about is not null
  union all select 'user', shown_profiles.id, unnest(array['n', 'c']), title
    from shown_profiles join shown_companies on shown_companies.id = company_id
  union all select 'user', user_id, 'n', title
    from shown_profiles join former_companies on user_id = shown_profiles.id and shows_companies
      join shown_companies on shown_companies.id = former_companies.company_id
  union all select 'user', id, '!', 'verified' from shown_profiles where verified
  union all select 'user', id, 'p', location from users where location is not null
  union all select 'skill', id, 't', name from skills
  union all select 'skill', skill_id, 't', alias from skill_aliases
  -- Its own name is found by its beginnings, its other names only as a whole.
  union all select 'skill', id, 'n', name from skills
  union all select 'cohort', id, 't', name from cohorts
  union all select 'cohort', id, 'n', course from cohorts where course is not null
  union all select 'cohort', id, unnest(array['n', 'l']), city from cohorts where city is not null;

-- What records refer to by number. # Skills and k cohorts: a search looks up which of them have the typed name. @ Companies
-- are stored by name.
create view searched_numbers as
  select kind, id as record_id, '#' as field, skill_id as number from posts join post_skills on post_id = id
  union all select 'project', post_id, '#', skill_id from project_seat_skills
  union all select 'user', user_id, '#', skill_id from user_skills
  union all select 'job', post_id, '@', company_id from jobs where company_id is not null
  union all select 'user', id, '@', company_id from shown_profiles where company_id is not null
  union all select 'user', user_id, '@', former_companies.company_id
    from shown_profiles join former_companies on user_id = shown_profiles.id and shows_companies
  union all select 'user', user_id, 'k', cohort_id
    from cohort_members join shown_profiles on shown_profiles.id = user_id where shows_cohorts and verified_by is not null;
