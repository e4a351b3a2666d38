-- A search for one's own records that leaves something out finds each of them once.

/*
 * All that a search finds, seen by all or not, each with its best step. Words in quotes are looked for in the fields that have all
 * of them, as only there one sees whether they stand side by side. Where no words are typed beside `by:me`, the query may consist
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
