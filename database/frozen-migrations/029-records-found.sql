-- Words in quotes are looked for in what a search finds.

/*
 * Where words in quotes can stand, for English and German text as it was written: folding all of it takes thirty times as long. What
 * has other letters is folded first.
 */
create function pattern_of(words text) returns text language sql immutable parallel safe return
  -- Words are cut after 100 letters.
  case when words ~ '[^ ]{100}' then ''
    else replace(replace(replace(replace(replace(replace(replace(replace(btrim(words),
      'plusplus', '(plusplus|\+\+)'), 'sharp', '(sharp|#)'), 'ss', '(ss|ß)'),
      'a', '[aä]e?'), 'o', '[oö]e?'), 'u', '[uü]e?'), 'e', '[eéè]'), ' ', '[^a-zäöüßéè0-9]+') end;
create function has_other_letters(text) returns boolean language sql immutable parallel safe return
  $1 ~ '[^\x01-\x7fäöüÄÖÜßéèÉÈ„“”‚‘’–—…•·€]';

/*
 * All that a search finds, seen by all or not, each with its best step. Words in quotes are looked for in what the steps find, as
 * only there one sees whether they stand side by side.
 */
create function records_found(of_kind text, asked jsonb, plan search_plan)
returns table (record_id integer, visible boolean, created_at timestamptz, name_key text, step integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  own integer[] := array(select id from posts where owner_id = (asked ->> 'ownerId')::int and kind = of_kind);
  others integer[] := array(select id from posts where owner_id = (asked ->> 'notOwnerId')::int and kind = of_kind);
  -- Of what is listed by name, two steps are made of four.
  further integer := (select case when is_by_name then 2 else 0 end from searched_kinds where kind = of_kind);
  kind_mark text := (select mark from searched_kinds where kind = of_kind);
begin
  return query
  with found as materialized (
    select documents.record_id, documents.visible, documents.created_at, documents.name_key, min(steps.step)::int as step
    from unnest(plan.steps) with ordinality steps (query, step) join search_documents documents on lexemes @@ query
    where plan.steps[1] is not null
    group by 1, 2, 3, 4
    union all
    select documents.record_id, documents.visible, documents.created_at, documents.name_key, 1
    from search_documents documents where plan.steps[1] is null and kind = of_kind and documents.record_id = any(own)
  ), quotes as materialized (
    select words, words = any(plan.barred) as is_barred, pattern_of(words) as pattern, forms,
      array(select skills_quoted(forms)) as skills
    from unnest(plan.quoted || plan.barred) words, string_to_array(btrim(words), ' ') forms
  ), looked_through as materialized (
    select array(
      select found.record_id from found where plan.quoted <> '{}'
      union
      select found.record_id
      from quotes join search_documents documents on lexemes @@ quoted_query(kind_mark, forms) join found using (record_id)
      where is_barred) as ids
  ), standing as materialized (
    select stands.record_id, words, min(stands.step) as step
    from (
      select fields.record_id, words, case field when 't' then 2 when 'n' then 4 else 5 end as step
      from searched_fields fields, quotes
      where kind = of_kind and fields.record_id = any((select ids from looked_through)::int[]) and field in ('t', 'n', 'x')
        and case when content ~* pattern or has_other_letters(content) then strpos(side_by_side(content), words) > 0 end
      union all
      select numbers.record_id, words, 4
      from searched_numbers numbers join quotes on number = any(skills)
      where kind = of_kind and numbers.record_id = any((select ids from looked_through)::int[]) and field = '#'
    ) stands group by 1, 2
  ), on_steps as materialized (
    select standing.record_id, count(*) filter (where not is_barred) as quotes, bool_or(is_barred) as is_barred,
      max(case when not is_barred then standing.step + case when standing.step > 2 then further else 0 end end) as step
    from standing join quotes using (words) group by 1
  )
  select found.record_id, found.visible, found.created_at, found.name_key, greatest(found.step, on_steps.step)
  from found left join on_steps on on_steps.record_id = found.record_id
  where coalesce(on_steps.quotes, 0) = cardinality(plan.quoted) and on_steps.is_barred is not true
    and (asked ->> 'ownerId' is null or found.record_id = any(own)) and found.record_id <> all(others);
end $$;
