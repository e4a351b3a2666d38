-- Where a word stands is not in an index, so that common words' rows had to be read whole to be ranked. These indexes hold
-- the words of titles and names alone, and with those of companies and skills.

create index jobs_title_search on jobs using gin (ts_filter(search, '{a}'));
create index jobs_names_search on jobs using gin (ts_filter(search, '{a,b}'));
create index projects_title_search on projects using gin (ts_filter(search, '{a}'));
create index projects_names_search on projects using gin (ts_filter(search, '{a,b}'));
create index questions_title_search on questions using gin (ts_filter(search, '{a}'));
create index questions_names_search on questions using gin (ts_filter(search, '{a,b}'));
create index companies_title_search on companies using gin (ts_filter(search, '{a}'));
create index companies_names_search on companies using gin (ts_filter(search, '{a,b}'));
create index skills_title_search on skills using gin (ts_filter(search, '{a}'));
create index skills_names_search on skills using gin (ts_filter(search, '{a,b}'));
create index users_title_search on users using gin (ts_filter(search, '{a}'));
create index users_names_search on users using gin (ts_filter(search, '{a,b}'));

/*
 * What to look for, from the best match to any: the words themselves in the title or name, words of it that begin so, then
 * with company and skills, and with the rest. Each finds all that the ones before it find. Null where no word was typed.
 * Forgiving, a word of five letters or more may also be a title's word with one typo.
 */
create or replace function search_tiers(of_kind text, search text, forgiving boolean) returns tsquery[]
language sql stable as $$
  with words as materialized (
    select typed, meant from searched_words(search) typed
    left join lateral (
      select string_agg(quote_literal(word) || ':A', ' | ') as meant from title_words
      where forgiving and kind = of_kind and length(typed) between 5 and 40 and misspellings && misspellings(typed)
    ) neighbours on true
  ), tiers as (
    select place, string_agg('(' || concat_ws(' | ', quote_literal(typed) || ':' || labels, meant) || ')', ' & ') as query
    from words, (values (1, 'A'), (2, '*A'), (3, '*AB'), (4, '*')) tier (place, labels)
    group by place
  )
  select array_agg(query::tsquery order by place) from tiers
$$;
