-- Who is verified in several cohorts is found by words of one of them. In documents stands instead of k:
--   k1: k2: …  a word of the name of the first, second, … cohort that one is verified in      &  how many these are, and each number below

/* The cohorts that a member lets every member see, one after another. */
create view shown_cohorts as
  select user_id, name, row_number() over (partition by user_id order by cohort_id) as nth
  from cohort_members join shown_profiles on shown_profiles.id = user_id join cohorts on cohorts.id = cohort_id
  where shows_cohorts and verified_by is not null;

create or replace view searched_fields as
  select * from searched_fields_of_posts_and_skills
  union all select 'company', post_id, unnest(array['n', 'l']), location from companies where location is not null
  union all select 'company', post_id, 'x', about from companies where about is not null
  union all select 'user', id, 't', first_name || ' ' || last_name from users
  union all select 'user', id, 'n', headline from shown_profiles where headline is not null
  union all select 'user', id, unnest(array['n', 'l']), location from shown_profiles where location is not null
  union all select 'user', id, 'x', about from shown_profiles where about is not null
  union all select 'user', shown_profiles.id, unnest(array['n', 'c']), title
    from shown_profiles join shown_companies on shown_companies.id = company_id
  union all select 'user', user_id, 'n', title
    from shown_profiles join former_companies on user_id = shown_profiles.id and shows_companies
      join shown_companies on shown_companies.id = former_companies.company_id
  union all select 'user', user_id, unnest(array['n', 'k' || nth || ':']), name from shown_cohorts
  union all select 'user', id, '!', 'verified' from shown_profiles where verified
  union all select 'cohort', id, 't', name from cohorts
  union all select 'cohort', id, 'n', course from cohorts where course is not null
  union all select 'cohort', id, unnest(array['n', 'l']), city from cohorts where city is not null;

create or replace view searched_numbers as
  select kind, id as record_id, '#' as field, skill_id as number from posts join post_skills on post_id = id
  union all select 'user', user_id, '#', skill_id from user_skills
  union all select 'job', post_id, '@', company_id from jobs where company_id is not null
  union all select 'user', id, '@', company_id from shown_profiles where company_id is not null
  union all select 'user', user_id, '@', former_companies.company_id
    from shown_profiles join former_companies on user_id = shown_profiles.id and shows_companies
  union all select 'user', user_id, '&', nth::integer from shown_cohorts;

/* How many cohorts anybody is found by. */
create function most_cohorts() returns integer language sql stable set enable_seqscan = off as $$
  with recursive counted (count) as (
    select 1
    union all
    select count + 1 from counted
    where exists (select from search_documents where lexemes @@ any_of(array['u&' || (count + 1)]))
  )
  select max(count) from counted
$$;

/* The records of a kind that an operator finds, as a query; null where there can be none. */
create or replace function operator_query(mark text, operator text, value text) returns tsquery language sql stable return
  case
    when operator = 'skill' then any_of(array(
      select mark || '#' || meant from skills_meant(value) meant
      union
      select mark || '#' || skill_id from skills_meant(value) meant join implied_skills on implied_id = meant))
    when operator = 'company' then all_of(mark || 'c', without_umlauts(words_of(value)), ':*')
    when operator = 'cohort' then (
      select string_agg(all_of(mark || 'k' || nth || ':', without_umlauts(words_of(value)), ':*')::text, ' | ')::tsquery
      from generate_series(1, most_cohorts()) nth)
    when operator = 'location' then all_of(mark || 'l', without_umlauts(words_of(value)), ':*')
    when starts_with(operator, 'is:') then any_of(array[mark || '!' || substr(operator, 4)])
  end;

-- Who is verified, some at a time. Their index is made sooner anew than kept in step meanwhile.
drop index search_documents_lexemes;
do $$
declare
  batch integer[];
begin
  for batch in select array_agg(user_id) from (select distinct user_id from shown_cohorts) verified group by user_id / 5000 loop
    perform write_documents('users', batch);
  end loop;
end $$;
create index search_documents_lexemes on search_documents using gin (lexemes) with (gin_pending_list_limit = 64);
