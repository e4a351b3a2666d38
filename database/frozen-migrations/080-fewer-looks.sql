-- A search looks at less: first at how much there is at all, and of words in quotes only at the fields that have all of them.

/* The longest piece of words that every text they stand in has, where that has none but the letters that are looked for as written. */
create function kept_piece_of(words text) returns text language sql immutable parallel safe return (
  select piece from regexp_split_to_table(words, 'plusplus|sharp|ss|[aoue ]') piece order by length(piece) desc limit 1);

/* Whether words in quotes can stand in a text: what can be told without folding it. */
create function may_have(content text, piece text, pattern text) returns boolean language sql immutable parallel safe return
  case when strpos(lower(content collate "C"), piece) > 0 and without_own_addresses(content) ~* pattern then true
    else octet_length(content) > length(content) and has_other_letters(content) end;

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

-- Each field by itself: who looks at titles reads nothing else.
create or replace view searched_fields_of_posts_and_skills as
  select kind, id as record_id, 't' as field, title as content from posts
  union all select 'job', post_id, 'n', location from jobs
  union all select 'job', post_id, 'l', location from jobs
  union all select 'job', post_id, 'n', title from jobs join shown_companies on id = company_id
  union all select 'job', post_id, 'c', title from jobs join shown_companies on id = company_id
  union all select 'job', post_id, 'x', description from jobs
  union all select 'job', post_id, '!', concat_ws(' ', status, workplace) from jobs join posts on id = post_id
  union all select 'project', post_id, 'x', description from projects
  union all select * from searched_questions
  union all select 'skill', id, 't', name from skills
  union all select 'skill', skill_id, 't', alias from skill_aliases
  -- What names it is found by its own name's beginnings, and by its other names whole.
  union all select 'skill', id, 'n', name from skills;

/*
 * All that a search finds, seen by all or not, each with its best step. Words in quotes are looked for in the fields that have all
 * of them, as only there one sees whether they stand side by side.
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
    where plan.steps[1] is not null and (plan.quoted = '{}' or exists (select from on_steps where on_steps.quotes > 0))
    union all
    select documents.record_id, documents.visible, documents.created_at, documents.name_key, 1
    from search_documents documents where plan.steps[1] is null and kind = of_kind and documents.record_id = any(own)
  )
  select found.record_id, found.visible, found.created_at, found.name_key, greatest(found.step, on_steps.step)
  from found left join on_steps on on_steps.record_id = found.record_id
  where coalesce(on_steps.quotes, 0) = cardinality(plan.quoted) and on_steps.is_barred is not true
    and (asked ->> 'ownerId' is null or found.record_id = any(own)) and found.record_id <> all(others);
end $$;

/* What is found in one of these ways and all see, up to `most` (null: all): by the lexemes' index, as who ends early would look at rows. */
create function ids_found(ways tsquery[], most integer) returns integer[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off as $$
begin
  return array(select record_id from search_documents where lexemes @@ any(ways) and visible limit most);
end $$;

drop function search_page;

/* A page of what a plan finds. A few are looked at one by one for the step that they stand on; else steps are, until it is full. */
create function page_of_plan(
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
 * What a search finds that all see: how many, up to `most` of them (null: all), the ids of those on a page, and the step that the
 * first of all stands on. Only where there is nothing, one typo in a word of five letters or more is forgiven.
 */
create function search_page(
  of_kind text, asked jsonb, skipped bigint, size integer, most integer,
  out total integer, out ids integer[], out step integer, out is_forgiven boolean
) language plpgsql stable as $$
begin
  is_forgiven := false;
  select * into total, ids, step
  from page_of_plan(search_plan_of(of_kind, asked, false), of_kind, asked, skipped, size, most);
  if total = 0 and exists (select from unnest(words_of(asked ->> 'words')) word where length(word) > 4) then
    is_forgiven := true;
    select * into total, ids, step
    from page_of_plan(search_plan_of(of_kind, asked, true), of_kind, asked, skipped, size, most);
  end if;
end $$;
