-- A typo is forgiven in a word of five letters or more: F# isn't C# with a typo, whatever both are kept as.

/*
 * How records of a kind are looked for by what is asked: `words` and those in quotes, `quoted`, both together as they were
 * `typed`; `barred`, words in quotes or not that leave out what has them; `operators`. First come records whose title is what
 * was typed. One stands on the step of its worst word, which it has
 *   2 whole in its title · 3 as a beginning there · 4 inside, or in what it names · 5 in its text, or by a skill that implies it.
 * Of what is listed by name, those whose name begins as was typed come first on a step; a skill's other names don't count there.
 * Forgiving, a word of five letters or more may be a title's word with one typo. Signs alone must stand in the title as they are.
 */
create or replace function search_plan_of(of_kind text, asked jsonb, forgiving boolean) returns search_plan language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  this searched_kinds := (select kinds from searched_kinds kinds where kind = of_kind);
  typed text := btrim(asked ->> 'typed');
  typed_forms text[] := without_umlauts(words_of(typed));
  titled text := format('''%s=%s''', this.mark, left(array_to_string(typed_forms, ' '), 400));
  loose text[] := words_of(asked ->> 'words');
  loose_forms text[] := without_umlauts(loose);
  quotes text[] := array(select jsonb_array_elements_text(asked -> 'quoted'));
  -- C# has one letter, however it is kept.
  lettered text[] := words_of(translate(asked ->> 'words', '+#', '  '));
  bars text[] := array(select jsonb_array_elements_text(asked -> 'barred'));
  begun tsquery;
  conditions text;
  plan search_plan;
begin
  select string_agg(case when "isExcluded" then '!(' else '(' end || coalesce(query::text, '''~''') || ')', ' & ')
  into conditions from (
    select operator_query(this.mark, operator, value) as query, "isExcluded"
    from jsonb_to_recordset(asked -> 'operators') operators (operator text, value text, "isExcluded" boolean)
    union all
    select quoted_query(this.mark, without_umlauts(words_of(bar))), true from unnest(bars) bar
    where cardinality(words_of(bar)) = 1
  ) conditions;
  plan.quoted := array(select side_by_side(quote) from unnest(quotes) quote where cardinality(words_of(quote)) > 1);
  plan.barred := array(select side_by_side(bar) from unnest(bars) bar where cardinality(words_of(bar)) > 1);

  if typed_forms = '{}' then
    if typed <> '' then
      titled := format('''%s%%%s'':*', this.mark, replace(replace(left(typed, 40), '\', '\\'), '''', ''''''));
    end if;
    plan.steps := array[nullif(concat_ws(' & ', case when typed <> '' then titled end, conditions), '')::tsquery];
    return plan;
  end if;
  with words as materialized (
    select min(place)::int as place, word, form, length(word) as letters,
      case when length(word) > 2 then ':*' else '' end as beginning,
      range_agg(int4range(place::int, place::int, '[]')) as places
    from unnest(loose, loose_forms) with ordinality words (word, form, place) group by word, form order by 1 limit 10
  ), called as materialized (
    select words.place, skill_id
    from skills_called(loose_forms) called join words on words.places && called.places
  ), ways (place, step, lexeme, beginning, is_in_x) as (
    select place, 2, 't' || form, '', true from words
    union all
    select place, 2, meant_by(meant), '', false from words, unnest(array[word, form]) meant
    where forgiving and length(meant) between 5 and 40 and word = any(lettered)
    union all
    select place, 3, 't' || form, ':*', letters > 2 from words
    union all
    -- Queller ends in ueller, and not as Müller does.
    select place, 4, 'i' || left(inside, 40), ':*', false from words, unnest(array[word, form]) inside
    where letters >= this.shortest_inside
    union all
    select place, 4, 'n' || form, beginning, true from words
    union all
    select place, 4, '#' || record_id, '', false
    from words join search_documents on lexemes @@ format('''sn%s''%s', form, beginning)::tsquery
    union all
    select place, 4, '#' || skill_id, '', false from called
    union all
    select place, 5, '#' || implied_skills.skill_id, '', false
    from called join implied_skills on implied_id = called.skill_id
    union all
    select place, 5, 'x' || form, beginning, false from words
  ), queries (place, step, query, is_in_x) as (
    select place, step, format('''%s%s''%s', this.mark, lexeme, beginning), is_in_x from ways
    union all
    select 100 + place, step, query::text, step = 2
    from unnest(quotes) with ordinality quotes (quote, place), without_umlauts(words_of(quote)) quoted,
      lateral (values
        (2, all_of(this.mark || 't', quoted, '')),
        (4, all_of(this.mark || 'n', quoted, '')),
        (4, any_of(array(select this.mark || '#' || id from skills_quoted(quoted) id))),
        (5, all_of(this.mark || 'x', quoted, ''))) standing (step, query)
    where query is not null
  ), standing (step, place, query) as (
    select worst, place, string_agg(distinct query, ' | ')
    from queries join generate_series(2, 5) worst on step <= worst and (worst < 5 or not is_in_x) group by worst, place
  )
  select (select array_agg(concat_ws(' & ', query, conditions)::tsquery order by step)
      from (select step, string_agg('(' || query || ')', ' & ') as query from standing group by step) on_steps),
    (select array_agg(distinct query::tsquery) from queries where not is_in_x
      having min(place) = max(place) and conditions is null)
  into plan.steps, plan.ways;
  plan.steps := concat_ws(' & ', titled, conditions)::tsquery || plan.steps;
  if this.is_by_name then
    begun := case when of_kind = 'skill' then skills_begun(left(array_to_string(typed_forms, ' '), 400)) else (titled || ':*')::tsquery end;
    plan.steps := array[plan.steps[1], plan.steps[2] && begun, plan.steps[2],
      plan.steps[2] || (plan.steps[3] && begun)] || plan.steps[3:];
  end if;
  return plan;
end $$;
