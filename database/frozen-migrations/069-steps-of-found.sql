/*
 * What words find of a kind, seen by all or not, as keys side by side: by steps, each with what the ones before it find, or all at
 * once. Lists that look through all of it ask for this: keys are sent sooner twice than grouped once.
 */
create function steps_of_found(of_kind text, asked jsonb, forgiving boolean, by_steps boolean)
returns table (step integer, keys bytea, highest integer) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  plan search_plan := search_plan_of(of_kind, asked, forgiving);
  last integer := cardinality(plan.steps);
begin
  for at in case when by_steps then 1 else last end .. last loop
    return query
    select at, string_agg(int4send(record_id), ''), max(record_id) from search_documents
    where lexemes @@ any(case when at = last then coalesce(plan.ways, plan.steps[last:]) else plan.steps[at:at] end);
  end loop;
end $$;
