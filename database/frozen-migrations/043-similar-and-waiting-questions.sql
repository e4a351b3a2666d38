-- Questions are found by what they have in common with another: documents say by which stems of their words.
--   s  a word's stem in the title      d  in the description

create function stemmed(dictionary regdictionary, word text) returns text language sql immutable parallel safe return
  coalesce((ts_lexize(dictionary, word))[1], word);

/* As English has it, and then as German has it: a title says in no few words which of them it is. */
create function stem_of(word text) returns text language sql immutable parallel safe return
  stemmed('german_stem', stemmed('english_stem', word));

/* The stems of a text's words, each once, with a letter before it that says where they stand. */
create function stems_of(field text, words text) returns text[] language sql immutable parallel safe return
  array(select distinct field || stem_of(word) from unnest(without_umlauts(words_of(words))) word);

create or replace function lexemes_of(kinds text[], ids integer[])
returns table (kind text, record_id integer, lexemes tsvector)
language sql stable set plan_cache_mode = force_generic_plan as $$
  with fields as materialized (
    select kind, record_id, field, content, row_number() over () as nth, shortest_inside
    from searched_fields join searched_kinds using (kind) where kind = any(kinds) and record_id = any(ids)
  ), words as materialized (
    select kind, record_id, field, nth, shortest_inside, left(word, 100) as word, place
    from fields, string_to_table(plain(content), ' ') with ordinality words (word, place)
    where word <> ''
  ), forms as materialized (
    select kind, record_id, field, shortest_inside, word from words
    union all
    select kind, record_id, field, shortest_inside, without_umlauts(word) from words where word ~ '[aou]e'
  ), found (kind, record_id, lexeme) as (
    select kind, record_id, field || word from forms
    union all
    select kind, record_id, 'x' || word from forms where field in ('t', 'n')
    union all
    select kind, record_id, unnest(array[
      '=' || left(string_agg(word, ' ' order by place), 400),
      '=' || left(string_agg(without_umlauts(word), ' ' order by place), 400)])
    from words where field = 't' group by kind, record_id, nth
    union all
    select kind, record_id, 'i' || substr(word, start, 40)
    from forms, generate_series(2, length(word) - shortest_inside + 1) start where field = 't'
    union all
    select kind, record_id, 'o' || overlay(word placing '_' from gap for 1) from forms, generate_series(1, length(word)) gap
    where field = 't' and length(word) between 5 and 40
    union all
    select kind, record_id, '%' || substr(signs, start, 40)
    from fields, regexp_split_to_table(content, '[[:alnum:]]+') signs, generate_series(1, length(signs)) start
    where field = 't' and substr(signs, start, 1) <> ' '
    union all
    select kind, record_id, field || number from searched_numbers where kind = any(kinds) and record_id = any(ids)
    union all
    select 'question', post_id, unnest(stems_of('s', title) || stems_of('d', description))
    from questions join posts on id = post_id where 'question' = any(kinds) and post_id = any(ids)
  )
  -- PostgreSQL keeps beside the row what is longer than 2 kB. So rows are short, and many of them are quickly looked at or turned.
  select kind, record_id, array_to_tsvector(array_agg(mark || lexeme) || repeat('~', 2000))
  from found join searched_kinds using (kind) group by kind, record_id
$$;

/*
 * What a question is typed of, each as it stands in titles and as it stands anywhere: a skill by whichever of its names, else
 * the stem of a word. What the stemmers pass over says nothing.
 */
create function question_terms(typed text[]) returns table (titled tsquery, said tsquery) language sql stable
rows 5 set plan_cache_mode = force_generic_plan as $$
  with called as materialized (
    select skill_id, places from skills_called(typed)
  ), parts as materialized (
    select word, (
      select skill_id from called where places @> place::int
      order by upper(range_merge(places)) - lower(range_merge(places)) desc, skill_id limit 1) as skill_id
    from unnest(typed) with ordinality words (word, place)
    where ts_lexize('english_stem', word) <> '{}' and ts_lexize('german_stem', word) <> '{}'
  ), spellings (term, skill_id, stems) as (
    select distinct stem_of(word), null::int, array[stem_of(word)] from parts where skill_id is null
    union all
    select distinct '#' || skill_id, skill_id, stems_of('', spelling)
    from parts join (select id, name from skills union all select skill_id, alias from skill_aliases) named (id, spelling)
      on id = skill_id
  )
  select string_agg(all_of('qs', stems, '')::text, ' | ')::tsquery,
    concat_ws(' | ', string_agg(format('%s | %s', all_of('qs', stems, ''), all_of('qd', stems, '')), ' | '),
      quote_literal('q#' || min(skill_id)))::tsquery
  from spellings where stems <> '{}' group by term
$$;

/*
 * Questions that have something in common with one that is typed of these words, of `asked` in all: the weight of what they have
 * in common as a part of all, and how many of how many terms that are. At most so many are compared by their titles; where fewer
 * than `enough` titles have half of all, as many again that say all of it somewhere.
 */
create function similar_questions(typed text[], asked integer, most integer, enough integer)
returns table (post_id integer, score double precision, common integer, terms integer)
language sql stable rows 50 set plan_cache_mode = force_generic_plan as $$
  with terms as materialized (
    select row_number() over () as term, titled, said from question_terms(typed)
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

-- Who was asked to answer a question that waited.
create table question_offers (
  post_id integer references questions on delete cascade,
  user_id integer references users on delete cascade,
  at timestamptz not null,
  primary key (post_id, user_id)
);
create index question_offers_user on question_offers (user_id, at);

-- Documents of questions, and of what names own addresses, some at a time.
do $$
declare
  batch integer[];
begin
  for batch in
    select array_agg(id) from posts
    where kind = 'question' or exists (select from post_texts where post_id = id and strpos(words, '](/') > 0)
    group by id / 5000
  loop
    perform write_documents('posts', batch);
  end loop;
end $$;
