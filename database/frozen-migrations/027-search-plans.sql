-- One search finds every kind, by words, words in quotes and operators, and leaves out what has others.
-- What is looked for goes by the index: of a small board who plans would rather read every document, a hundred times slower, since
-- documents lie beside their rows.

alter function skills_called(text[]) set enable_seqscan = off;

create function without_umlauts(words text[]) returns text[] language sql immutable parallel safe return
  array(select without_umlauts(word) from unnest(words) word);

create function words_of(text) returns text[] language sql immutable parallel safe return
  array(select left(word, 100) from string_to_table(plain($1), ' ') word where word <> '');

/* As words in quotes are compared: the words alone, a blank between two and around them. */
create function side_by_side(text) returns text language sql immutable parallel safe return
  ' ' || array_to_string(without_umlauts(words_of($1)), ' ') || ' ';

/* The skills that an operator means: those of that name or other name, else those whose name begins so. */
create function skills_meant(value text) returns setof integer language sql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  with typed as (select btrim(side_by_side(value)) as words), called as materialized (
    select record_id from typed join search_documents on lexemes @@ format('''s=%s''', left(words, 400))::tsquery where words <> ''
  )
  select record_id from called
  union all
  select record_id from typed
    join search_documents on lexemes @@ format('''s=%s'':*', left(words, 400))::tsquery
    join skills on id = record_id and starts_with(btrim(side_by_side(name)), words)
  where words <> '' and not exists (select from called)
$$;

/* One of them stands in a record, as a query; null where there is none. */
create function any_of(lexemes text[]) returns tsquery language sql immutable parallel safe return
  (select string_agg(quote_literal(lexeme), ' | ')::tsquery from unnest(lexemes) lexeme);

/* All of them, in one field. */
create function all_of(field text, words text[], beginning text) returns tsquery language sql immutable parallel safe return
  (select string_agg(quote_literal(field || word) || beginning, ' & ')::tsquery from unnest(words) word);

/* The records of a kind that an operator finds, as a query; null where there can be none. */
create function operator_query(mark text, operator text, value text) returns tsquery language sql stable return
  case
    when operator = 'skill' then any_of(array(
      select mark || '#' || meant from skills_meant(value) meant
      union
      select mark || '#' || skill_id from skills_meant(value) meant join implied_skills on implied_id = meant))
    when operator = 'company' then all_of(mark || 'c', without_umlauts(words_of(value)), ':*')
    when operator = 'location' then all_of(mark || 'l', without_umlauts(words_of(value)), ':*')
    when starts_with(operator, 'is:') then any_of(array[mark || '!' || substr(operator, 4)])
  end;

/* Whether there is anything that an operator's value is the name of, for all to see. */
create function is_called_so(operator text, value text) returns boolean language sql stable
set enable_seqscan = off return
  case
    when operator = 'skill' then exists (select from skills_meant(value))
    when operator = 'company' then exists (
      select from search_documents
      where lexemes @@ all_of('ct', without_umlauts(words_of(value)), ':*') and visible)
    when operator = 'location' then exists (
      select from search_documents
      where lexemes @@ any(array[
        all_of('jl', without_umlauts(words_of(value)), ':*'), all_of('cl', without_umlauts(words_of(value)), ':*'),
        all_of('ul', without_umlauts(words_of(value)), ':*')]) and visible)
    else operator <> 'cohort'
  end;

/* The skills in whose name these words stand side by side, or that they are another name of. */
create function skills_quoted(words text[]) returns setof integer language sql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  select record_id from search_documents join skills on id = record_id
  where lexemes @@ all_of('sn', words, '')
    and strpos(side_by_side(name), ' ' || array_to_string(words, ' ') || ' ') > 0
  union
  select skill_id from skills_called(words) where int4multirange(int4range(1, cardinality(words) + 1)) <@ places
$$;

/* Where these words may stand side by side: the title, what it names, or its text. A single word is there or not. */
create function quoted_query(mark text, words text[]) returns tsquery language sql stable return (
  select string_agg(query::text, ' | ')::tsquery from (
    select all_of(mark || 'x', words, '') as query
    union all
    select any_of(array(select mark || '#' || id from skills_quoted(words) id))
  ) queries);

create type search_plan as (
  -- From the best match to any: each finds all that the ones before it find.
  steps tsquery[],
  -- Where one word was typed alone, each way in which something has it: counted one by one they are counted sooner than at once.
  ways tsquery[],
  -- Words in quotes, which the steps only know to be there, and those that leave out what has them.
  quoted text[],
  barred text[]
);

/*
 * How records of a kind are looked for by what is asked: `words` and those in quotes, `quoted`, both together as they were
 * `typed`; `barred`, words in quotes or not that leave out what has them; `operators`. First come records whose title is what
 * was typed. One stands on the step of its worst word, which it has
 *   2 whole in its title · 3 as a beginning there · 4 inside, or in what it names · 5 in its text, or by a skill that implies it.
 * Of what is listed by name, those whose name begins as was typed come first on a step. Forgiving, a word of five letters or
 * more may be a title's word with one typo. Signs alone must stand in the title as they are.
 */
create function search_plan_of(of_kind text, asked jsonb, forgiving boolean) returns search_plan language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  this searched_kinds := (select kinds from searched_kinds kinds where kind = of_kind);
  typed text := btrim(asked ->> 'typed');
  typed_forms text[] := without_umlauts(words_of(typed));
  titled text := format('''%s=%s''', this.mark, left(array_to_string(typed_forms, ' '), 400));
  loose text[] := words_of(asked ->> 'words');
  loose_forms text[] := without_umlauts(loose);
  quotes text[] := array(select jsonb_array_elements_text(asked -> 'quoted'));
  bars text[] := array(select jsonb_array_elements_text(asked -> 'barred'));
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
    where forgiving and length(meant) between 5 and 40
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
    plan.steps := array[plan.steps[1], plan.steps[2] && (titled || ':*')::tsquery, plan.steps[2],
      plan.steps[2] || (plan.steps[3] && (titled || ':*')::tsquery)] || plan.steps[3:];
  end if;
  return plan;
end $$;

/*
 * What a search finds that all see: how many, up to `most` of them (null: all), the ids of those on a page, and the step that the
 * first of all stands on. Steps are looked at apart until the page is full.
 */
create function search_page(
  of_kind text, asked jsonb, forgiving boolean, skipped bigint, size integer, most integer,
  out total integer, out ids integer[], out step integer
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  plan search_plan := search_plan_of(of_kind, asked, forgiving);
  by_name boolean := (select is_by_name from searched_kinds where kind = of_kind);
  direction integer := case when by_name then 1 else -1 end;
  query tsquery;
  here integer;
  found integer[];
begin
  total := 0;
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
    for at in 1 .. cardinality(plan.steps) loop
      query := case when at = 1 then plan.steps[1] else plan.steps[at] && !!plan.steps[at - 1] end;
      with documents as materialized (
        select record_id, created_at, name_key from search_documents where lexemes @@ query and visible
      )
      select (select count(*) from documents), array(
        select record_id from documents order by name_key, created_at desc, direction * record_id
        limit size - cardinality(ids) offset greatest(0, skipped - total))
      into here, found;
      total := total + here;
      ids := ids || found;
      step := coalesce(step, case when here > 0 then at end);
      exit when cardinality(ids) = size and at < cardinality(plan.steps);
    end loop;
    if cardinality(ids) = size then
      -- By itself, for who plans a statement that ends early would look at every row.
      with documents as materialized (
        select from search_documents
        where lexemes @@ any(coalesce(plan.ways, plan.steps[cardinality(plan.steps):])) and visible
      )
      select count(*) into total from (select from documents limit most) counted;
    end if;
  end if;
  if by_name and cardinality(plan.steps) > 1 then
    step := (array[1, 2, 2, 3, 3, 4, 5])[step];
  end if;
end $$;

drop function search_steps, search_page(text, text, boolean, bigint, integer);
