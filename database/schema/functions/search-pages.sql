/*
 * What is found in one of these ways and all see, up to `most` (null: all): by the lexemes' index, as a plan that ends early would
 * look at rows.
 */
create or replace function ids_found(ways tsquery[], most integer) returns integer[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off as $$
begin
  return array(select record_id from search_documents where lexemes @@ any(ways) and visible limit most);
end $$;

/*
 * All that a search finds, seen by all or not, each with its best step. Words in quotes are looked for in the fields that have
 * all of them, as only there one sees whether they stand side by side. Where no words are typed beside `by:me`, the query may consist
 * of exclusions alone, which documents of all kinds match: then one's own records are looked through instead of the index.
 */
create or replace function records_found(of_kind text, asked jsonb, plan search_plan)
returns table (record_id integer, visible boolean, created_at timestamptz, name_key text, step integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  own integer[] := array(select id from posts where owner_id = (asked ->> 'ownerId')::int and kind = of_kind);
  others integer[] := array(select id from posts where owner_id = (asked ->> 'notOwnerId')::int and kind = of_kind);
  -- Of what is listed by name, two steps are made of four.
  further integer := (select case when is_by_name then 2 else 0 end from searched_kinds where kind = of_kind);
  kind_mark text := (select mark from searched_kinds where kind = of_kind);
  whole tsquery := plan.steps[cardinality(plan.steps)];
  is_own_alone boolean := asked ->> 'ownerId' is not null and btrim(asked ->> 'typed') = '';
begin
  return query
  with quotes as materialized (
    select words, words = any(plan.barred) as is_barred, kept_piece_of(words) as piece, pattern_of(words) as pattern, forms,
      array(select skills_quoted(forms)) as skills
    from unnest(plan.quoted || plan.barred) words, string_to_array(btrim(words), ' ') forms
  ), looked_through as materialized (
    select field, array_agg(documents.record_id) as ids
    from quotes cross join unnest(array['t', 'n', 'x']) field
      join search_documents documents
        on lexemes @@ coalesce(all_of(kind_mark || field, forms, '') && whole, all_of(kind_mark || field, forms, ''))
    group by field
  ), texts as (
    select fields.record_id, content, 2 as step from searched_fields fields
    where kind = of_kind and field = 't'
      and fields.record_id = any((select ids from looked_through where looked_through.field = 't')::int[])
    union all
    select fields.record_id, content, 4 from searched_fields fields
    where kind = of_kind and field = 'n'
      and fields.record_id = any((select ids from looked_through where looked_through.field = 'n')::int[])
    union all
    select fields.record_id, content, 5 from searched_fields fields
    where kind = of_kind and field = 'x'
      and fields.record_id = any((select ids from looked_through where looked_through.field = 'x')::int[])
  ), standing as materialized (
    select stands.record_id, words, min(stands.step) as step
    from (
      select texts.record_id, words, texts.step from texts, quotes
      where case when may_have(content, piece, pattern) then strpos(side_by_side(content), words) > 0 end
      union all
      select documents.record_id, words, 4
      from quotes join search_documents documents on lexemes @@ any_of(array(select kind_mark || '#' || unnest(skills)))
    ) stands group by 1, 2
  ), on_steps as materialized (
    select standing.record_id, count(*) filter (where not is_barred) as quotes, bool_or(is_barred) as is_barred,
      max(case when not is_barred then standing.step + case when standing.step > 2 then further else 0 end end) as step
    from standing join quotes using (words) group by 1
  ), found as materialized (
    select documents.record_id, documents.visible, documents.created_at, documents.name_key, at as step
    from generate_subscripts(plan.steps, 1) at join search_documents documents
      on lexemes @@ case when at = 1 then plan.steps[1] else plan.steps[at] && !!plan.steps[at - 1] end
    where not is_own_alone and (plan.quoted = '{}' or exists (select from on_steps where on_steps.quotes > 0))
    union all
    select documents.record_id, documents.visible, documents.created_at, documents.name_key, 1
    from search_documents documents
    where is_own_alone and kind = of_kind and documents.record_id = any(own) and documents.lexemes @@ plan.steps[1] is not false
  )
  select found.record_id, found.visible, found.created_at, found.name_key, greatest(found.step, on_steps.step)
  from found left join on_steps on on_steps.record_id = found.record_id
  where coalesce(on_steps.quotes, 0) = cardinality(plan.quoted) and on_steps.is_barred is not true
    and (asked ->> 'ownerId' is null or found.record_id = any(own)) and found.record_id <> all(others);
end $$;

/*
 * A page of what a plan finds. A few are looked at one by one for the step that they stand on; else steps are, until it is
 * full.
 */
create or replace function page_of_plan(
  plan search_plan, of_kind text, asked jsonb, skipped bigint, size integer, most integer,
  out total integer, out ids integer[], out step integer
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  by_name boolean := (select is_by_name from searched_kinds where kind = of_kind);
  direction integer := case when by_name then 1 else -1 end;
  ways tsquery[] := coalesce(plan.ways, plan.steps[cardinality(plan.steps):]);
  few constant integer := 20;
  query tsquery;
  seen integer := 0;
  here integer;
  found integer[];
begin
  ids := '{}';
  if plan.quoted <> '{}' or plan.barred <> '{}' or asked ->> 'ownerId' is not null or asked ->> 'notOwnerId' is not null then
    with documents as materialized (
      select * from records_found(of_kind, asked, plan) documents where documents.visible
    )
    select (select count(*) from documents), array(
      select record_id from documents
      order by documents.step, name_key, created_at desc, direction * record_id limit size offset skipped
    ), (select min(documents.step) from documents)
    into total, ids, step;
  else
    -- Of posts, titles alone often have as many as are counted, and are looked at sooner.
    found := case when most is not null and not by_name then ids_found(plan.steps[3:3], most) else '{}' end;
    if cardinality(found) < most is not false then
      found := ids_found(ways, most);
    end if;
    total := cardinality(found);
    if total between 1 and few then
      with documents as materialized (
        select record_id, created_at, name_key, (
          select min(place) from unnest(plan.steps) with ordinality steps (query, place) where lexemes @@ steps.query
        ) as step
        from search_documents where kind = of_kind and record_id = any(found)
      )
      select array(
        select record_id from documents
        order by documents.step, name_key, created_at desc, direction * record_id limit size offset skipped
      ), (select min(documents.step) from documents)
      into ids, step;
    elsif total > few then
      for at in 1 .. cardinality(plan.steps) loop
        query := case when at = 1 then plan.steps[1] else plan.steps[at] && !!plan.steps[at - 1] end;
        found := array(
          select record_id from search_documents where lexemes @@ query and visible
          order by name_key, created_at desc, direction * record_id
          limit size - cardinality(ids) offset greatest(0, skipped - seen));
        here := case when skipped > seen
          then (select count(*) from search_documents where lexemes @@ query and visible) else cardinality(found) end;
        seen := seen + here;
        ids := ids || found;
        step := coalesce(step, case when here > 0 then at end);
        exit when cardinality(ids) = size;
      end loop;
    end if;
  end if;
  if by_name and cardinality(plan.steps) > 1 then
    step := (array[1, 2, 2, 3, 3, 4, 5])[step];
  end if;
end $$;

/*
 * Whether something of a kind has in its title or name a word of five letters or more, or what that can be a typo of: else
 * forgiving finds nothing. Looked for one by one: all at once they are compared with each record that has one.
 */
create or replace function may_be_forgiven(of_kind text, words text[]) returns boolean language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  kind_mark text := (select mark from searched_kinds where kind = of_kind);
  forms text[] := array(
    select form from (select unnest(words) union select unnest(without_umlauts(words))) forms (form)
    where length(form) between 5 and 40);
  lexeme text;
begin
  foreach lexeme in array
    array(select 't' || form from unnest(forms) form) || array(select meant_by(form) from unnest(forms) form)
  loop
    if exists (select from search_documents where lexemes @@ quote_literal(kind_mark || lexeme)::tsquery) then
      return true;
    end if;
  end loop;
  return false;
end $$;

/*
 * What a search finds that all see, by its plan: how many, up to `most` of them (null: all), the ids of those on a page, and the
 * step that the first of all stands on. Only where there is nothing, one typo in a word of five letters or more is forgiven.
 */
create or replace function planned_page(
  plan search_plan, of_kind text, asked jsonb, skipped bigint, size integer, most integer,
  out total integer, out ids integer[], out step integer, out is_forgiven boolean
) language plpgsql stable as $$
declare
  words text[] := words_of(asked ->> 'words');
begin
  is_forgiven := false;
  select * into total, ids, step from page_of_plan(plan, of_kind, asked, skipped, size, most);
  if total = 0 and exists (select from unnest(words) word where length(word) > 4) then
    is_forgiven := true;
    if may_be_forgiven(of_kind, words) then
      select * into total, ids, step
      from page_of_plan(search_plan_of(of_kind, asked, true), of_kind, asked, skipped, size, most);
    end if;
  end if;
end $$;

/* A page of what is found of one kind. */
create or replace function search_page(
  of_kind text, asked jsonb, skipped bigint, size integer, most integer,
  out total integer, out ids integer[], out step integer, out is_forgiven boolean
) language plpgsql stable as $$
begin
  select * into total, ids, step, is_forgiven
  from planned_page(search_plan_of(of_kind, asked, false), of_kind, asked, skipped, size, most);
end $$;

/*
 * What a question is typed of, each as it stands in titles and as it stands anywhere: a skill by whichever of its names, else
 * the stem of a word. What the stemmers pass over says nothing.
 */
create or replace function question_terms(typed text[]) returns table (titled tsquery, said tsquery) language sql stable
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
create or replace function similar_questions(typed text[], asked integer, most integer, enough integer)
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
