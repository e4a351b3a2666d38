-- A search is a plan: `SearchPlan` in server/search-index/search-plan.ts.

/* The skills and cohorts whose names have these words, each skill with those that imply it. */
create or replace function names_found(sought tsquery)
returns table (kind text, id integer, titles text, names text, implied_by integer[]) language sql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  select kind, record_id, titles, names,
    case when kind = 'skill' then array(select skill_id from implied_skills where implied_id = record_id) else '{}' end
  from search_documents where lexemes @@ sought and visible
$$;

/* Null where an empty query finds everything. */
create or replace function steps_of(plan jsonb) returns tsquery[] language sql immutable as $$
  select array_agg(nullif(query, '')::tsquery order by place)
  from jsonb_array_elements_text(plan -> 'steps') with ordinality steps (query, place)
$$;

/*
 * The plan with those typos that occur in a title of its kind; null if none does. They are looked up one by one: together they would be
 * compared with every record that has one of them.
 */
create or replace function forgiving_plan(plan jsonb) returns jsonb language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  steps text := plan ->> 'steps';
  meant text[];
  typo text;
begin
  for nth in 1 .. jsonb_array_length(plan -> 'typos') loop
    meant := '{}';
    for typo in
      select distinct quote_literal((plan ->> 'letter') || each) from jsonb_array_elements_text(plan -> 'typos' -> nth - 1) each
    loop
      if exists (select from search_documents where lexemes @@ typo::tsquery) then
        meant := meant || typo;
      end if;
    end loop;
    if meant <> '{}' then
      steps := replace(steps, format('''~%s''', nth), format('(%s)', array_to_string(meant, ' | ')));
    end if;
  end loop;
  return case when steps <> plan ->> 'steps' then plan || jsonb_build_object('steps', steps::jsonb, 'ways', null) end;
end $$;

/* All that a plan finds, seen by all or not, each with its best step. */
create or replace function records_found(plan jsonb)
returns table (record_id integer, visible boolean, created_at timestamptz, name_key text, step integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  of_kind text := plan ->> 'kind';
  steps tsquery[] := steps_of(plan);
  wanted integer := (select count(*) from jsonb_path_query(plan, '$.phrases[*] ? (@.excluded == false)'));
  own integer[] := array(select id from posts where owner_id = (plan ->> 'ownerId')::int and kind = of_kind);
  others integer[] := array(select id from posts where owner_id = (plan ->> 'notOwnerId')::int and kind = of_kind);
  is_own_alone boolean := (plan ->> 'isOwnAlone')::boolean;
begin
  return query
  with standing as materialized (
    select documents.record_id, excluded, (plan -> 'phraseSteps' ->> case
      when strpos(titles, words) > 0 then 0
      when strpos(names, words) > 0 or lexemes @@ named::tsquery then 1
      when strpos(texts, words) > 0 then 2 end)::int as step
    from jsonb_to_recordset(plan -> 'phrases') phrases (words text, "all" text, named text, excluded boolean)
      join search_documents documents on lexemes @@ ("all"::tsquery || named::tsquery)
  ), phrased as materialized (
    select standing.record_id, count(*) filter (where not excluded) as phrases, bool_or(excluded) as has_excluded,
      max(standing.step) filter (where not excluded) as step
    from standing where standing.step is not null group by 1
  ), found as (
    select documents.record_id, documents.visible, documents.created_at, documents.name_key, at as step
    from generate_subscripts(steps, 1) at join search_documents documents
      on lexemes @@ case when at = 1 then steps[1] else steps[at] && !!steps[at - 1] end
    where not is_own_alone
    union all
    -- Most documents of all kinds lack what is excluded, so an index doesn't help.
    select documents.record_id, documents.visible, documents.created_at, documents.name_key, 1
    from search_documents documents
    where is_own_alone and kind = of_kind and documents.record_id = any(own) and lexemes @@ steps[1] is not false
  )
  select found.record_id, found.visible, found.created_at, found.name_key, greatest(found.step, phrased.step)
  from found left join phrased on phrased.record_id = found.record_id
  where coalesce(phrased.phrases, 0) = wanted and phrased.has_excluded is not true
    and (plan ->> 'ownerId' is null or found.record_id = any(own)) and found.record_id <> all(others);
end $$;

/*
 * The visible records that match one of these ways, up to `most` (null: all), by the index of lexemes: a plan that ends early would
 * scan rows instead.
 */
create or replace function ids_found(ways tsquery[], most integer) returns integer[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off as $$
begin
  return array(select record_id from search_documents where lexemes @@ any(ways) and visible limit most);
end $$;

/*
 * Those among the first rows of a plan's list that it finds, in the order of the list, and the best step of each. Very many have a common
 * word, so some of the first rows have it too.
 */
create or replace function found_first(
  plan jsonb, steps tsquery[], among integer, out ids integer[], out ids_steps integer[]
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  direction integer := case when (plan ->> 'byName')::boolean then 1 else -1 end;
begin
  select coalesce(array_agg(record_id order by place), '{}'), array_agg(at order by place) into ids, ids_steps
  from (
    select record_id, lexemes, row_number() over () as place from (
      select record_id, lexemes from search_documents where search_documents.kind = plan ->> 'kind' and visible
      order by name_key, created_at desc, direction * record_id limit among
    ) in_order
  ) first_rows, lateral (select min(at) as at from generate_subscripts(steps, 1) at where lexemes @@ steps[at]) best
  where lexemes @@ steps[cardinality(steps)];
end $$;

/*
 * The visible records that a plan finds: their number up to `most` (null: all), the ids on a page, and the step of the first one. If
 * there are few, each is checked for its step; otherwise steps are searched until the page is full. The first page of a word that
 * very many have comes from the beginning of the list, as sorting them all would take longer. Where only the first page is
 * wanted, and whether there are more (`most` is one more than `size`), nothing is counted.
 */
create or replace function page_of_plan(
  plan jsonb, skipped bigint, size integer, most integer, out total integer, out ids integer[], out step integer
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  by_name boolean := (plan ->> 'byName')::boolean;
  direction integer := case when by_name then 1 else -1 end;
  steps tsquery[] := steps_of(plan);
  ways tsquery[] := array(select jsonb_array_elements_text(nullif(plan -> 'ways', 'null'))::tsquery);
  few constant integer := 50;
  first_rows constant integer := 10 * size;
  is_counted boolean := most is null or most > size + 1;
  wanted integer := case when is_counted then size else most end;
  counted_to integer := case when most is not null then greatest(most, few + 1) end;
  query tsquery;
  seen integer := 0;
  here integer;
  found integer[] := '{}';
  first integer[] := '{}';
  first_steps integer[];
begin
  ids := '{}';
  if plan -> 'phrases' <> '[]' or plan ->> 'ownerId' is not null or plan ->> 'notOwnerId' is not null then
    with documents as materialized (
      select * from records_found(plan) documents where documents.visible
    )
    select (select count(*) from documents), array(
      select record_id from documents
      order by documents.step, name_key collate "C", created_at desc, direction * record_id limit size offset skipped
    ), (select min(documents.step) from documents)
    into total, ids, step;
    return;
  end if;
  if is_counted then
    -- For posts, titles alone often have as many results as are counted, and are faster to search.
    if most is not null and not by_name then
      found := ids_found(steps[3:3], counted_to);
    end if;
    if cardinality(found) < counted_to is not false then
      found := ids_found(case when ways = '{}' then steps[cardinality(steps):] else ways end, counted_to);
    end if;
    total := cardinality(found);
  end if;
  if total <= few then
    with documents as materialized (
      select record_id, created_at, name_key, (
        select min(place) from unnest(steps) with ordinality steps (query, place) where lexemes @@ steps.query
      ) as step
      from search_documents where kind = plan ->> 'kind' and record_id = any(found)
    )
    select array(
      select record_id from documents
      order by documents.step, name_key, created_at desc, direction * record_id limit size offset skipped
    ), (select min(documents.step) from documents)
    into ids, step;
    return;
  end if;
  if not is_counted or (total = most and skipped = 0) then
    select * into first, first_steps from found_first(plan, steps, first_rows);
  end if;
  for at in 1 .. cardinality(steps) loop
    -- The records of earlier steps are in `ids`, or the query leaves them out.
    query := case when seen = cardinality(ids) then steps[at] else steps[at] && !!steps[at - 1] end;
    found := array(
      select record_id from unnest(first, first_steps) with ordinality first (record_id, their_step, place) where their_step = at
      order by place limit wanted - cardinality(ids));
    if cardinality(found) + cardinality(ids) < wanted then
      found := array(
        select record_id from search_documents where lexemes @@ query and visible and record_id <> all(ids)
        order by name_key, created_at desc, direction * record_id
        limit wanted - cardinality(ids) offset greatest(0, skipped - seen));
    end if;
    here := case when skipped > seen
      then (select count(*) from search_documents where lexemes @@ query and visible) else cardinality(found) end;
    seen := seen + here;
    ids := ids || found;
    step := coalesce(step, case when here > 0 then at end);
    exit when cardinality(ids) = wanted;
  end loop;
  total := coalesce(total, cardinality(ids));
  ids := ids[:size];
end $$;

/* A page of each plan. Only where there is nothing, a typo is forgiven. */
create or replace function search_pages(plans jsonb, skipped bigint, size integer, most integer)
returns table (kind text, total integer, ids integer[], step integer, is_forgiven boolean) language plpgsql stable as $$
declare
  plan jsonb;
begin
  for plan in select jsonb_array_elements(plans) loop
    kind := plan ->> 'kind';
    select * into total, ids, step from page_of_plan(plan, skipped, size, most);
    is_forgiven := false;
    if total = 0 then
      plan := forgiving_plan(plan);
      is_forgiven := plan is not null;
      if is_forgiven then
        select * into total, ids, step from page_of_plan(plan, skipped, size, most);
      end if;
    end if;
    return next;
  end loop;
end $$;
