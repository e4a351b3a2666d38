-- Words, documents and queries of the search are made by the program alone (docs/decisions/139). Documents are written anew in the
-- background.

alter table search_documents
  add titles text not null default '',
  add names text not null default '',
  add texts text not null default '',
  add stale boolean not null default false,
  alter name_key set storage main;
update search_documents set stale = true;
create index search_documents_stale on search_documents (kind, record_id) where stale;

drop table companies_to_follow;
drop index users_places;

drop function words_of_place(text);
drop function any_of(text[]), all_of(text, text[], text), meant_by(text), has_other_letters(text), kept_piece_of(text), pattern_of(text),
  may_have(text, text, text), most_cohorts(), skills_called(text[]), skills_begun(text), skills_meant(text), skills_quoted(text[]),
  quoted_query(text, text[]), operator_query(text, text, text), is_called_so(text, text);
drop function search_plans_of(text[], jsonb, boolean), search_plan_of(text, jsonb, boolean),
  records_found(text, jsonb, search_plan), page_of_plan(search_plan, text, jsonb, bigint, integer, integer),
  may_be_forgiven(text, text[]), planned_page(search_plan, text, jsonb, bigint, integer, integer),
  search_page(text, jsonb, bigint, integer, integer), question_terms(text[]), similar_questions(text[], integer, integer, integer),
  lexemes_of(text[], integer[]), write_documents(text, integer[]);
drop function index_posts(integer[]), index_answer(integer), index_members(integer[]), index_skills(integer[]),
  index_cohorts(integer[]), index_what_names(text, integer[]), begin_to_follow(integer[]), follow_company(integer, integer),
  show_posts(integer[]);
drop function stems_of(text, text), side_by_side(text), words_of(text), plain(text), folded(text), marks_of_words(),
  without_umlauts(text), without_umlauts(text[]), without_own_addresses(text);
drop type search_plan;

drop view searched_fields, searched_fields_of_posts_and_skills, searched_questions, searched_records, searched_numbers, searched_kinds,
  shown_cohorts;

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
  -- What names it is found by its own name's beginnings, and by its other names whole.
  union all select 'skill', id, 'n', name from skills
  union all select 'cohort', id, 't', name from cohorts
  union all select 'cohort', id, 'n', course from cohorts where course is not null
  union all select 'cohort', id, unnest(array['n', 'l']), city from cohorts where city is not null;

-- What records name by number. # Skills and k cohorts are found by what they are called when one searches; @ companies stand by name.
create view searched_numbers as
  select kind, id as record_id, '#' as field, skill_id as number from posts join post_skills on post_id = id
  union all select 'user', user_id, '#', skill_id from user_skills
  union all select 'job', post_id, '@', company_id from jobs where company_id is not null
  union all select 'user', id, '@', company_id from shown_profiles where company_id is not null
  union all select 'user', user_id, '@', former_companies.company_id
    from shown_profiles join former_companies on user_id = shown_profiles.id and shows_companies
  union all select 'user', user_id, 'k', cohort_id
    from cohort_members join shown_profiles on shown_profiles.id = user_id where shows_cohorts and verified_by is not null;
