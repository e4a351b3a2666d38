/*
 * How records of some kinds are looked for by what is asked: `words` and those in quotes, `quoted`, both together as they were
 * `typed`; `barred`, words in quotes or not that leave out what has them; `operators`. First come records whose title is what
 * was typed. One stands on the step of its worst word, which it has
 *   2 whole in its title · 3 as a beginning there · 4 inside, or in what it names · 5 in its text, or by a skill that implies it.
 * Of what is listed by name, those whose name begins as was typed come first on a step; a skill's other names don't count there.
 * Forgiving, a word of five letters or more may be a title's word with one typo. Signs alone must stand in the title as they are.
 */
create or replace function search_plans_of(of_kinds text[], asked jsonb, forgiving boolean)
returns table (kind text, plan search_plan)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  typed text := btrim(asked ->> 'typed');
  typed_forms text[] := without_umlauts(words_of(typed));
  typed_title text := left(array_to_string(typed_forms, ' '), 400);
  loose text[] := words_of(asked ->> 'words');
  loose_forms text[] := without_umlauts(loose);
  quotes text[] := array(select jsonb_array_elements_text(asked -> 'quoted'));
  -- C# has one letter, however it is kept.
  lettered text[] := words_of(translate(asked ->> 'words', '+#', '  '));
  bars text[] := array(select jsonb_array_elements_text(asked -> 'barred'));
  plan_quoted text[] := array(select side_by_side(quote) from unnest(quotes) quote where cardinality(words_of(quote)) > 1);
  plan_barred text[] := array(select side_by_side(bar) from unnest(bars) bar where cardinality(words_of(bar)) > 1);
begin
  return query
  with kinds as materialized (
    select searched_kinds.kind, row_number() over ()::int as nth, mark, is_by_name, shortest_inside, case
      when typed = '' then null
      when typed_forms = '{}' then format('''%s%%%s'':*', mark, replace(replace(left(typed, 40), '\', '\\'), '''', ''''''))
      else format('''%s=%s''', mark, typed_title) end as titled, (
      select string_agg(case when "isExcluded" then '!(' else '(' end || coalesce(query::text, '''~''') || ')', ' & ') from (
        select operator_query(mark, operator, value) as query, "isExcluded"
        from jsonb_to_recordset(asked -> 'operators') operators (operator text, value text, "isExcluded" boolean)
        union all
        select quoted_query(mark, without_umlauts(words_of(bar))), true from unnest(bars) bar
        where cardinality(words_of(bar)) = 1
      ) conditions) as conditions
    from searched_kinds where searched_kinds.kind = any(of_kinds)
  ), words as materialized (
    select min(place)::int as place, word, form, length(word) as letters,
      case when length(word) > 2 then ':*' else '' end as beginning,
      range_agg(int4range(place::int, place::int, '[]')) as places
    from unnest(loose, loose_forms) with ordinality words (word, form, place) group by word, form order by 1 limit 10
  ), called as materialized (
    select words.place, skill_id
    from skills_called(loose_forms) called join words on words.places && called.places
  ), ways (place, step, lexeme, beginning, is_in_x, inside) as materialized (
    select place, 2, 't' || form, '', true, null::int from words
    union all
    select place, 2, meant_by(meant), '', false, null from words, unnest(array[word, form]) meant
    where forgiving and length(meant) between 5 and 40 and word = any(lettered)
    union all
    select place, 3, 't' || form, ':*', letters > 2, null from words
    union all
    -- Queller ends in ueller, and not as Müller does.
    select place, 4, 'i' || left(inside, 40), ':*', false, letters from words, unnest(array[word, form]) inside
    union all
    select place, 4, 'n' || form, beginning, true, null from words
    union all
    select place, 4, '#' || record_id, '', false, null
    from words join search_documents on lexemes @@ format('''sn%s''%s', form, beginning)::tsquery
    union all
    select place, 4, '#' || skill_id, '', false, null from called
    union all
    select place, 5, '#' || implied_skills.skill_id, '', false, null
    from called join implied_skills on implied_id = called.skill_id
    union all
    select place, 5, 'x' || form, beginning, false, null from words
  ), queries (nth, place, step, query, is_in_x) as materialized (
    select nth, place, step, format('''%s%s''%s', mark, lexeme, beginning), is_in_x
    from kinds join ways on inside >= shortest_inside is not false
    union all
    select nth, 100 + place, step, query::text, step = 2
    from kinds, unnest(quotes) with ordinality quotes (quote, place), without_umlauts(words_of(quote)) quoted,
      lateral (values
        (2, all_of(mark || 't', quoted, '')),
        (4, all_of(mark || 'n', quoted, '')),
        (4, any_of(array(select mark || '#' || id from skills_quoted(quoted) id))),
        (5, all_of(mark || 'x', quoted, ''))) standing (step, query)
    where query is not null
  ), standing (nth, step, place, query) as (
    select nth, worst, place, string_agg(distinct query, ' | ')
    from queries join generate_series(2, 5) worst on step <= worst and (worst < 5 or not is_in_x) group by 1, 2, 3
  ), on_steps (nth, step, query) as (
    select nth, step, string_agg('(' || query || ')', ' & ') from standing group by 1, 2
  ), of_words (nth, steps) as (
    select nth, array_agg(concat_ws(' & ', query, conditions)::tsquery order by step)
    from on_steps join kinds using (nth) group by 1
  ), single (nth, ways) as (
    select nth, array_agg(distinct query::tsquery) from queries where not is_in_x group by 1 having min(place) = max(place)
  )
  select kinds.kind, row(
    case
      when typed_forms = '{}' then array[nullif(concat_ws(' & ', titled, conditions), '')::tsquery]
      when not is_by_name then first || steps
      else array[first, steps[1] && begun, steps[1], steps[1] || (steps[2] && begun)] || steps[2:]
    end, case when conditions is null then ways end, plan_quoted, plan_barred)::search_plan
  from kinds left join of_words using (nth) left join single using (nth), lateral (
    select case when typed_forms <> '{}' then concat_ws(' & ', titled, conditions)::tsquery end as first, case
      when typed_forms = '{}' or not is_by_name then null
      when kinds.kind = 'skill' then skills_begun(typed_title)
      else (titled || ':*')::tsquery end as begun
  ) titles;
end $$;

/* The plan of one kind. */
create or replace function search_plan_of(of_kind text, asked jsonb, forgiving boolean) returns search_plan
language plpgsql stable as $$
begin
  return (select plan from search_plans_of(array[of_kind], asked, forgiving));
end $$;
