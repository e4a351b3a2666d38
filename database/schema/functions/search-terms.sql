/* One of these lexemes stands in a record, as a query; null where there is none. */
create or replace function any_of(lexemes text[]) returns tsquery language sql immutable parallel safe return
  (select string_agg(quote_literal(lexeme), ' | ')::tsquery from unnest(lexemes) lexeme);

/* All of these words stand in one field of a record, as a query. */
create or replace function all_of(field text, words text[], beginning text) returns tsquery
language sql immutable parallel safe return
  (select string_agg(quote_literal(field || word) || beginning, ' & ')::tsquery from unnest(words) word);

/* What a title's word can be that was typed with a letter too many, two swapped, one wrong or one missing. */
create or replace function meant_by(word text) returns setof text language sql immutable parallel safe as $$
  select unnest(array[
    't' || overlay(word placing '' from place for 1),
    't' || overlay(word placing reverse(substr(word, place, 2)) from place for 2),
    'o' || overlay(word placing '_' from place for 1),
    'o' || overlay(word placing '_' from place for 0)])
  from generate_series(1, length(word)) place
  union select 'o' || word || '_'
$$;

create or replace function stemmed(dictionary regdictionary, word text) returns text language sql immutable parallel safe return
  coalesce((ts_lexize(dictionary, word))[1], word);

/* As English has it, and then as German has it: a title says in no few words which of them it is. */
create or replace function stem_of(word text) returns text language sql immutable parallel safe return
  stemmed('german_stem', stemmed('english_stem', word));

/* The stems of a text's words, each once, with a letter before it that says where they stand. */
create or replace function stems_of(field text, words text) returns text[] language sql immutable parallel safe return
  array(select distinct field || stem_of(word) from unnest(without_umlauts(words_of(words))) word);

create or replace function has_other_letters(text) returns boolean language sql immutable parallel safe return
  $1 ~ '[^\x01-\x7fäöüÄÖÜßéèÉÈ„“”‚‘’–—…•·€]';

/*
 * The longest piece of words that every text they stand in has, where that has none but the letters that are looked for as
 * written.
 */
create or replace function kept_piece_of(words text) returns text language sql immutable parallel safe return (
  select piece from regexp_split_to_table(words, 'plusplus|sharp|ss|[aoue ]') piece order by length(piece) desc limit 1);

/*
 * Where words in quotes can stand, for English and German text as it was written: folding all of it takes thirty times as long.
 * What has other letters is folded first.
 */
create or replace function pattern_of(words text) returns text language sql immutable parallel safe return
  -- Words are cut after 100 letters.
  case when words ~ '[^ ]{100}' then ''
    else replace(replace(replace(replace(replace(replace(replace(replace(btrim(words),
      'plusplus', '(plusplus|\+\+)'), 'sharp', '(sharp|#)'), 'ss', '(ss|ß)'),
      'a', '[aä]e?'), 'o', '[oö]e?'), 'u', '[uü]e?'), 'e', '[eéè]'), ' ', '[^a-zäöüßéè0-9]+') end;

/* Whether words in quotes can stand in a text: what can be told without folding it. */
create or replace function may_have(content text, piece text, pattern text) returns boolean
language sql immutable parallel safe return
  case when strpos(lower(content collate "C"), piece) > 0 and without_own_addresses(content) ~* pattern then true
    else octet_length(content) > length(content) and has_other_letters(content) end;

/* How many cohorts anybody is found by. */
create or replace function most_cohorts() returns integer language sql stable set enable_seqscan = off as $$
  with recursive counted (count) as (
    select 1
    union all
    select count + 1 from counted
    where exists (select from search_documents where lexemes @@ any_of(array['u&' || (count + 1)]))
  )
  select max(count) from counted
$$;

/* The skills that some of the typed words, side by side, are a name or another name of, with the places of those words. */
create or replace function skills_called(typed text[]) returns table (skill_id integer, places int4multirange)
language sql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  with spans as materialized (
    select 's=' || left(array_to_string(typed[first:last], ' '), 400) as lexeme, range_agg(int4range(first, last, '[]')) as places
    from generate_subscripts(typed, 1) first, generate_series(first, least(first + 9, cardinality(typed))) last group by 1
  )
  select record_id, places
  from search_documents, unnest(tsvector_to_array(lexemes)) named (lexeme) join spans using (lexeme)
  where lexemes @@ any_of(array(select lexeme from spans))
$$;

/* The skills that are called so, or whose own name begins with these words, as a query. */
create or replace function skills_begun(words text) returns tsquery language sql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  select any_of(array(
    select 's=' || words
    union
    select 's=' || left(own, 400) from search_documents join skills on id = record_id, btrim(side_by_side(name)) own
    where lexemes @@ format('''s=%s'':*', words)::tsquery and starts_with(own, words)))
$$;

/* The skills that an operator means: those of that name or other name, else those whose name begins so. */
create or replace function skills_meant(value text) returns setof integer language sql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  with typed as (select btrim(side_by_side(value)) as words), called as materialized (
    select record_id from typed join search_documents on lexemes @@ format('''s=%s''', left(words, 400))::tsquery
    where words <> ''
  )
  select record_id from called
  union all
  select record_id from typed
    join search_documents on lexemes @@ format('''s=%s'':*', left(words, 400))::tsquery
    join skills on id = record_id and starts_with(btrim(side_by_side(name)), words)
  where words <> '' and not exists (select from called)
$$;

/* The skills in whose name these words stand side by side, or that they are another name of. */
create or replace function skills_quoted(words text[]) returns setof integer language sql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  select record_id from search_documents join skills on id = record_id
  where lexemes @@ all_of('sn', words, '')
    and strpos(side_by_side(name), ' ' || array_to_string(words, ' ') || ' ') > 0
  union
  select skill_id from skills_called(words) where int4multirange(int4range(1, cardinality(words) + 1)) <@ places
$$;

/* Where these words may stand side by side: the title, what it names, or its text. A single word is there or not. */
create or replace function quoted_query(mark text, words text[]) returns tsquery language sql stable return (
  select string_agg(query::text, ' | ')::tsquery from (
    select all_of(mark || 'x', words, '') as query
    union all
    select any_of(array(select mark || '#' || id from skills_quoted(words) id))
  ) queries);

/* The records of a kind that an operator finds, as a query; null where there can be none. */
create or replace function operator_query(mark text, operator text, value text) returns tsquery language sql stable as $$ select
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
  end
$$;

/* Whether there is anything that an operator's value is the name of, for all to see. */
create or replace function is_called_so(operator text, value text) returns boolean language sql stable as $$ select
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
  end
$$;
