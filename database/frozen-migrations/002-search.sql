-- Search: each record carries a tsvector of plain words. Words are lower-case without accents; C++ and C# stay words of
-- their own. Lexemes of weight D on names are their endings, so that a part of a name is found as the beginning of one.

create function plain(text) returns text language sql immutable parallel safe return
  trim(regexp_replace(
    regexp_replace(regexp_replace(
      lower(regexp_replace(normalize(coalesce($1, ''), NFKD), '[\u0300-\u036f]', '', 'g')),
      '(?<=\w)\+\+', 'plusplus', 'g'), '(?<=\w)#', 'sharp', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));

create function words(text) returns tsvector language sql immutable parallel safe return
  to_tsvector('simple', plain($1));

create function endings(text) returns tsvector language sql immutable parallel safe as $$
  select words(string_agg(substr(word, start), ' '))
  from (select left(word, 40) as word from unnest(string_to_array(plain($1), ' ')) word) capped,
    generate_series(2, length(word) - 2) start
$$;

/* The first ten different words of what was typed, none longer than a word can be. */
create function searched_words(search text) returns setof text language sql immutable parallel safe as $$
  select word from (
    select left(word, 100) as word, min(place) as place
    from unnest(string_to_array(plain(search), ' ')) with ordinality typed (word, place)
    where word <> '' group by 1
  ) distinct_words order by place limit 10
$$;

/* One letter left out, in every way, and the word itself: two words one typo apart share one of these. */
create function misspellings(word text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct left(word, gap - 1) || substr(word, gap + 1)) || word
  from generate_series(1, length(word)) gap
$$;

-- The words of titles and names, to find what a misspelled one could mean.
create table title_words (
  kind text not null,
  word text not null,
  misspellings text[] not null generated always as (misspellings(word)) stored,
  primary key (kind, word)
);
create index title_words_misspellings on title_words using gin (misspellings);

create function remember_title_words(of_kind text, titles text) returns void language sql as $$
  insert into title_words (kind, word)
  select distinct of_kind, word from unnest(string_to_array(plain(titles), ' ')) word
  where length(word) between 4 and 40
  order by 2
  on conflict do nothing
$$;

/* All the words, each as the beginning of a word; null where there is none to look for. */
create function search_for(search text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from searched_words(search) word
$$;

/* The same, and a word of five letters or more may be a title's word with one typo. */
create function search_forgiving(of_kind text, search text) returns tsquery language sql stable as $$
  select string_agg('(' || concat_ws(' | ', quote_literal(typed) || ':*', meant) || ')', ' & ')::tsquery
  from searched_words(search) typed
  left join lateral (
    select string_agg(quote_literal(word) || ':A', ' | ') as meant from title_words
    where kind = of_kind and length(typed) between 5 and 40 and misspellings && misspellings(typed)
  ) neighbours on true
$$;

alter table jobs add search tsvector not null default '';
create index jobs_search on jobs using gin (search);
alter table projects add search tsvector not null default '';
create index projects_search on projects using gin (search);
alter table questions add search tsvector not null default '';
create index questions_search on questions using gin (search);
alter table companies add search tsvector not null default '';
create index companies_search on companies using gin (search);
alter table skills add search tsvector not null default '';
create index skills_search on skills using gin (search);
alter table users add search tsvector not null default '';
create index users_search on users using gin (search);

create function job_words(job jobs) returns tsvector language sql stable as $$
  select setweight(words(job.title), 'A')
    || setweight(words((select name from companies where id = job.company_id)), 'B')
    || setweight(words((select string_agg(name, ' ') from skills join job_skills on skill_id = id
                        where job_id = job.id)), 'B')
    || setweight(words(job.location), 'C') || setweight(words(job.description), 'D')
$$;

create function project_words(project projects) returns tsvector language sql stable as $$
  select setweight(words(project.title), 'A')
    || setweight(words((select string_agg(name, ' ') from skills join project_skills on skill_id = id
                        where project_id = project.id)), 'B')
    || setweight(words(project.description), 'D')
$$;

create function user_words(who users) returns tsvector language sql stable as $$
  select setweight(words(concat_ws(' ', who.first_name, who.last_name)), 'A')
    || setweight(endings(concat_ws(' ', who.first_name, who.last_name)), 'D')
    || setweight(words((select name from companies where id = who.company_id)), 'B')
    || setweight(words((select string_agg(name, ' ') from skills join user_skills on skill_id = id
                        where user_id = who.id)), 'B')
$$;

create function index_job() returns trigger language plpgsql as $$
begin
  new.search := job_words(new);
  perform remember_title_words('jobs', new.title);
  return new;
end $$;
create trigger index_job before insert or update of title, description, location, company_id on jobs
  for each row execute function index_job();

create function index_project() returns trigger language plpgsql as $$
begin
  new.search := project_words(new);
  perform remember_title_words('projects', new.title);
  return new;
end $$;
create trigger index_project before insert or update of title, description on projects
  for each row execute function index_project();

create function index_question() returns trigger language plpgsql as $$
begin
  new.search := setweight(words(new.title), 'A') || setweight(words(new.description), 'D');
  perform remember_title_words('questions', new.title);
  return new;
end $$;
create trigger index_question before insert or update of title, description on questions
  for each row execute function index_question();

create function index_company() returns trigger language plpgsql as $$
begin
  new.search := setweight(words(new.name), 'A') || setweight(endings(new.name), 'D');
  perform remember_title_words('companies', new.name);
  return new;
end $$;
create trigger index_company before insert or update of name on companies
  for each row execute function index_company();

create function index_skill() returns trigger language plpgsql as $$
begin
  new.search := setweight(words(new.name), 'A') || setweight(endings(new.name), 'D');
  perform remember_title_words('skills', new.name);
  return new;
end $$;
create trigger index_skill before insert or update of name on skills
  for each row execute function index_skill();

create function index_user() returns trigger language plpgsql as $$
begin
  new.search := user_words(new);
  perform remember_title_words('users', concat_ws(' ', new.first_name, new.last_name));
  return new;
end $$;
create trigger index_user before insert or update of first_name, last_name, company_id on users
  for each row execute function index_user();

-- What a record is found by can change without the record: its skills, its company's name, a skill's name.
create function index_job_skills() returns trigger language plpgsql as $$
begin
  update jobs set search = job_words(jobs) where id in (select job_id from changed);
  return null;
end $$;
create trigger index_added_job_skills after insert on job_skills
  referencing new table as changed for each statement execute function index_job_skills();
create trigger index_removed_job_skills after delete on job_skills
  referencing old table as changed for each statement execute function index_job_skills();

create function index_project_skills() returns trigger language plpgsql as $$
begin
  update projects set search = project_words(projects) where id in (select project_id from changed);
  return null;
end $$;
create trigger index_added_project_skills after insert on project_skills
  referencing new table as changed for each statement execute function index_project_skills();
create trigger index_removed_project_skills after delete on project_skills
  referencing old table as changed for each statement execute function index_project_skills();

create function index_user_skills() returns trigger language plpgsql as $$
begin
  update users set search = user_words(users) where id in (select user_id from changed);
  return null;
end $$;
create trigger index_added_user_skills after insert on user_skills
  referencing new table as changed for each statement execute function index_user_skills();
create trigger index_removed_user_skills after delete on user_skills
  referencing old table as changed for each statement execute function index_user_skills();

create function index_renamed_company() returns trigger language plpgsql as $$
begin
  update jobs set search = job_words(jobs) where company_id = new.id;
  update users set search = user_words(users) where company_id = new.id;
  return null;
end $$;
create trigger index_renamed_company after update of name on companies
  for each row when (old.name is distinct from new.name) execute function index_renamed_company();

create function index_renamed_skill() returns trigger language plpgsql as $$
begin
  update jobs set search = job_words(jobs) where id in (select job_id from job_skills where skill_id = new.id);
  update projects set search = project_words(projects)
    where id in (select project_id from project_skills where skill_id = new.id);
  update users set search = user_words(users) where id in (select user_id from user_skills where skill_id = new.id);
  return null;
end $$;
create trigger index_renamed_skill after update of name on skills
  for each row when (old.name is distinct from new.name) execute function index_renamed_skill();

-- A word that no title or name holds any more is forgotten: the name of someone who left must be nowhere.
create function forget_title_words() returns trigger language plpgsql as $$
declare
  record jsonb := to_jsonb(old);
  titles text := concat_ws(' ', record->>'title', record->>'name', record->>'first_name', record->>'last_name');
begin
  execute format(
    'delete from title_words where kind = $1 and word = any($2) and not exists (
       select from %I where search @@ (quote_literal(word) || '':A'')::tsquery)', tg_table_name)
  using tg_table_name::text, string_to_array(plain(titles), ' ');
  return null;
end $$;
create trigger forget_deleted_words after delete on jobs
  for each row execute function forget_title_words();
create trigger forget_replaced_words after update of title on jobs
  for each row when (old.title is distinct from new.title) execute function forget_title_words();
create trigger forget_deleted_words after delete on projects
  for each row execute function forget_title_words();
create trigger forget_replaced_words after update of title on projects
  for each row when (old.title is distinct from new.title) execute function forget_title_words();
create trigger forget_deleted_words after delete on questions
  for each row execute function forget_title_words();
create trigger forget_replaced_words after update of title on questions
  for each row when (old.title is distinct from new.title) execute function forget_title_words();
create trigger forget_deleted_words after delete on companies
  for each row execute function forget_title_words();
create trigger forget_replaced_words after update of name on companies
  for each row when (old.name is distinct from new.name) execute function forget_title_words();
create trigger forget_deleted_words after delete on skills
  for each row execute function forget_title_words();
create trigger forget_replaced_words after update of name on skills
  for each row when (old.name is distinct from new.name) execute function forget_title_words();
create trigger forget_deleted_words after delete on users
  for each row execute function forget_title_words();
create trigger forget_replaced_words after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function forget_title_words();
