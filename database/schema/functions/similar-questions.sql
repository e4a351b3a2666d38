create or replace function stemmed(dictionary regdictionary, word text) returns text language sql immutable parallel safe return
  coalesce((ts_lexize(dictionary, word))[1], word);

/* As English has it, and then as German has it: a title says in no few words which of them it is. */
create or replace function stem_of(word text) returns text language sql immutable parallel safe return
  stemmed('german_stem', stemmed('english_stem', word));

/* The stems of words, each once, with letters before it that say where they stand. */
create or replace function stems_of(field text, words text[]) returns text[] language sql immutable parallel safe return
  array(select distinct field || stem_of(word) from unnest(words) word);

/* All of these stand in one field of a question, as a query. */
create or replace function all_of(field text, stems text[]) returns text language sql immutable parallel safe return
  (select string_agg(quote_literal(field || stem), ' & ') from unnest(stems) stem);

/*
 * The terms of a typed question, each in the forms that titles and texts contain: words by their stems, and skills by the words of any
 * of their names. Words without a stem are left out.
 */
create or replace function question_terms(words text[], skills jsonb) returns table (titled tsquery, said tsquery)
language sql stable rows 5 set plan_cache_mode = force_generic_plan as $$
  with spellings (term, skill_id, stems) as (
    select distinct stem_of(word), null::int, array[stem_of(word)] from unnest(words) word
    where ts_lexize('english_stem', word) <> '{}' and ts_lexize('german_stem', word) <> '{}'
    union all
    select '#' || id, id, stems_of('', array(select jsonb_array_elements_text(spelling)))
    from jsonb_to_recordset(skills) called (id integer, spellings jsonb), jsonb_array_elements(spellings) spelling
  )
  select string_agg(all_of('qs', stems), ' | ')::tsquery,
    concat_ws(' | ', string_agg(format('%s | %s', all_of('qs', stems), all_of('qd', stems)), ' | '),
      quote_literal('q#' || min(skill_id)))::tsquery
  from spellings where stems <> '{}' group by term
$$;

/*
 * Questions that share terms with a typed one, of `asked` terms in all: the weight of the shared terms as a part of the whole weight,
 * and their number. Compares at most so many questions by title; if fewer than `enough` titles share half of the weight, also as many
 * that contain all terms somewhere.
 */
create or replace function similar_questions(words text[], skills jsonb, asked integer, most integer, enough integer)
returns table (post_id integer, score double precision, common integer, terms integer)
language sql stable rows 50 set plan_cache_mode = force_generic_plan as $$
  with terms as materialized (
    select row_number() over () as term, titled, said from question_terms(words, skills)
  ), titles as materialized (
    select term, record_id, created_at from terms join search_documents on lexemes @@ titled and visible
  ), counts as materialized (
    select term, count(*) as titles from titles group by term
  ), weights as materialized (
    select term, said, ln(1 + greatest(asked, 1)::float8 / coalesce(titles, 1)) as weight from terms left join counts using (term)
  ), of_title as materialized (
    select record_id, sum(weight) as weight from titles join weights using (term) group by record_id
    order by sum(weight) desc, max(created_at) desc, record_id desc limit most
  ), of_text as (
    select record_id from search_documents
    where (select count(*) from of_title where weight * 2 >= (select sum(weight) from weights)) < enough
      and lexemes @@ (select string_agg(format('(%s)', said), ' & ')::tsquery from terms) and visible
    order by created_at desc, record_id desc limit most
  ), standing as (
    select record_id, weight,
      case when titles.record_id is not null then 1 when lexemes @@ said then 0.5 else 0 end as part
    from (select record_id from of_title union select record_id from of_text) candidates
      join search_documents using (record_id) cross join weights left join titles using (term, record_id)
    where kind = 'question'
  )
  select record_id, sum(weight * part) / sum(weight), count(*) filter (where part > 0)::int, count(*)::int
  from standing group by record_id
$$;
