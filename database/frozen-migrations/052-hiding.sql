-- What moderation keeps from others, and what its owner deleted, is as it was but for its state: so it comes back exactly.

alter table posts drop constraint posts_state_check,
  add constraint posts_state_check check (state in ('shown', 'waiting', 'hidden', 'removed', 'binned'));
alter table comments drop constraint comments_state_check,
  add constraint comments_state_check check (state in ('shown', 'waiting', 'hidden', 'removed', 'binned', 'deleted'));

-- The name of a company that isn't shown is free.
drop index companies_name;
create unique index companies_name on posts (lower(title)) where kind = 'company' and visible;

-- A company that isn't shown reads as none at its jobs and people: they aren't found by its name.
create view shown_companies as select id, title from posts where kind = 'company' and visible;

create or replace view searched_fields_of_posts_and_skills as
  select kind, id as record_id, 't' as field, title as content from posts
  union all select 'job', post_id, unnest(array['n', 'l']), location from jobs
  union all select 'job', post_id, unnest(array['n', 'c']), title from jobs join shown_companies on id = company_id
  union all select 'job', post_id, 'x', description from jobs
  union all select 'job', post_id, '!', concat_ws(' ', status, workplace) from jobs join posts on id = post_id
  union all select 'project', post_id, 'x', description from projects
  union all select * from searched_questions
  union all select 'skill', id, 't', name from skills
  union all select 'skill', skill_id, 't', alias from skill_aliases
  -- What names it is found by its own name's beginnings, and by its other names whole.
  union all select 'skill', id, 'n', name from skills;

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
  union all select 'user', user_id, unnest(array['n', 'k']), name
    from shown_profiles join cohort_members on user_id = shown_profiles.id and shows_cohorts and verified_by is not null
      join cohorts on cohorts.id = cohort_id
  union all select 'user', id, '!', 'verified' from shown_profiles where verified
  union all select 'cohort', id, 't', name from cohorts
  union all select 'cohort', id, 'n', course from cohorts where course is not null
  union all select 'cohort', id, unnest(array['n', 'l']), city from cohorts where city is not null;

/* Posts are found, or not, as they are there to be seen, and what names a company by its name. They are held already. */
create function show_posts(ids integer[]) returns void language plpgsql as $$
declare
  firms integer[] := array(select id from posts where id = any(ids) and kind = 'company');
begin
  update search_documents set visible = posts.visible and status = 'open' from posts
  where search_documents.kind = posts.kind and record_id = id and id = any(ids)
    and search_documents.visible <> (posts.visible and status = 'open');
  if firms <> '{}' then
    perform index_what_names('@', firms);
  end if;
end $$;

create index posts_kept_back on posts (owner_id) where state in ('waiting', 'hidden');
create index comments_kept_back on comments (owner_id) where state in ('waiting', 'hidden');
