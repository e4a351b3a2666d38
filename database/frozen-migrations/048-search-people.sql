-- Members are found by what all see of their profiles, companies by their place and what they say of themselves, and cohorts come
-- in. In documents stands besides:   k  a word of the name of a cohort that one is verified in

create or replace view searched_kinds as
  select * from (values
    ('job', 'posts', 'j', 4, false),
    ('project', 'posts', 'p', 4, false),
    ('question', 'posts', 'q', 4, false),
    ('company', 'posts', 'c', 3, true),
    ('user', 'users', 'u', 3, true),
    ('skill', 'skills', 's', 3, true),
    ('cohort', 'cohorts', 'h', 3, true)
  ) kinds (kind, records, mark, shortest_inside, is_by_name);

create or replace view searched_records as
  select kind, id as record_id, visible and status = 'open' as visible,
    case when not is_by_name then created_at end as created_at, case when is_by_name then name_key_of(title) end as name_key
  from posts join searched_kinds using (kind)
  union all select 'user', id, visible, null, sort_key || chr(1) || last_name || chr(1) || first_name from users
  union all select 'skill', id, true, null, name_key_of(name) from skills
  union all select 'cohort', id, true, null, name_key_of(name) from cohorts;

/* What a member lets every member see of their profile. */
create view shown_profiles as
  select id, headline, case when not visibility ? 'location' then location end as location,
    case when not visibility ? 'about' then about end as about,
    case when not visibility ? 'company' then company_id end as company_id,
    not visibility ? 'company' as shows_companies, not visibility ? 'cohort' as shows_cohorts, verified
  from users;

alter view searched_fields rename to searched_fields_of_posts_and_skills;
create view searched_fields as
  select * from searched_fields_of_posts_and_skills where kind <> 'user'
  union all select 'company', post_id, unnest(array['n', 'l']), location from companies where location is not null
  union all select 'company', post_id, 'x', about from companies where about is not null
  union all select 'user', id, 't', first_name || ' ' || last_name from users
  union all select 'user', id, 'n', headline from shown_profiles where headline is not null
  union all select 'user', id, unnest(array['n', 'l']), location from shown_profiles where location is not null
  union all select 'user', id, 'x', about from shown_profiles where about is not null
  union all select 'user', shown_profiles.id, unnest(array['n', 'c']), title
    from shown_profiles join posts on posts.id = company_id
  union all select 'user', user_id, 'n', title
    from shown_profiles join former_companies on user_id = shown_profiles.id and shows_companies
      join posts on posts.id = former_companies.company_id
  union all select 'user', user_id, unnest(array['n', 'k']), name
    from shown_profiles join cohort_members on user_id = shown_profiles.id and shows_cohorts and verified_by is not null
      join cohorts on cohorts.id = cohort_id
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
    from shown_profiles join former_companies on user_id = shown_profiles.id and shows_companies;

/* The records of a kind that an operator finds, as a query; null where there can be none. */
create or replace function operator_query(mark text, operator text, value text) returns tsquery language sql stable return
  case
    when operator = 'skill' then any_of(array(
      select mark || '#' || meant from skills_meant(value) meant
      union
      select mark || '#' || skill_id from skills_meant(value) meant join implied_skills on implied_id = meant))
    when operator = 'company' then all_of(mark || 'c', without_umlauts(words_of(value)), ':*')
    when operator = 'cohort' then all_of(mark || 'k', without_umlauts(words_of(value)), ':*')
    when operator = 'location' then all_of(mark || 'l', without_umlauts(words_of(value)), ':*')
    when starts_with(operator, 'is:') then any_of(array[mark || '!' || substr(operator, 4)])
  end;

/* Whether there is anything that an operator's value is the name of, for all to see. */
create or replace function is_called_so(operator text, value text) returns boolean language sql stable return
  case
    when operator = 'skill' then exists (select from skills_meant(value))
    when operator = 'company' then exists (
      select from search_documents
      where lexemes @@ all_of('ct', without_umlauts(words_of(value)), ':*') and visible)
    when operator = 'cohort' then exists (
      select from search_documents where lexemes @@ all_of('ht', without_umlauts(words_of(value)), ':*'))
    when operator = 'location' then exists (
      select from search_documents
      where lexemes @@ any(array[
        all_of('jl', without_umlauts(words_of(value)), ':*'), all_of('cl', without_umlauts(words_of(value)), ':*'),
        all_of('hl', without_umlauts(words_of(value)), ':*'), all_of('ul', without_umlauts(words_of(value)), ':*')])
        and visible)
    else true
  end;

create or replace function index_members(ids integer[]) returns void language plpgsql as $$
begin
  perform from users where id = any(ids) order by id for no key update;
  perform from posts where id in (
    select company_id from users where id = any(ids)
    union select company_id from former_companies where user_id = any(ids)) order by id for share;
  perform write_documents('users', ids);
end $$;

/* Cohorts, and with a name who is verified in them. */
create function index_cohorts(ids integer[]) returns void language plpgsql as $$
declare
  renamed integer[];
begin
  perform from cohorts where id = any(ids) order by id for no key update;
  renamed := array(
    select record_id from search_documents left join cohorts on id = record_id
    where kind = 'cohort' and record_id = any(ids) and name_key is distinct from name_key_of(name));
  perform write_documents('cohorts', ids);
  if renamed <> '{}' then
    perform index_members(array(
      select user_id from cohort_members where cohort_id = any(renamed) and verified_by is not null order by 1));
  end if;
end $$;
