/* The skills that some of the typed words, side by side, are a name or another name of, with the places of those words. */
create function skills_called(typed text[]) returns table (skill_id integer, places int4multirange) language sql stable
set plan_cache_mode = force_generic_plan as $$
  with spans as materialized (
    select array_to_string(typed[first:last], ' ') as words, range_agg(int4range(first, last, '[]')) as places
    from generate_subscripts(typed, 1) first, generate_series(first, least(first + 9, cardinality(typed))) last group by 1
  )
  select record_id, places
  from spans join search_documents on lexemes @@ format('''s=%s''', left(words, 400))::tsquery
$$;

/* What a title's word can be that was typed with a letter too many, two swapped, one wrong or one missing. */
create function meant_by(word text) returns setof text language sql immutable parallel safe as $$
  select unnest(array[
    't' || overlay(word placing '' from place for 1),
    't' || overlay(word placing reverse(substr(word, place, 2)) from place for 2),
    'o' || overlay(word placing '_' from place for 1),
    'o' || overlay(word placing '_' from place for 0)])
  from generate_series(1, length(word)) place
  union select 'o' || word || '_'
$$;

/*
 * What finds records of a kind by what was typed, from the best match to any: each finds all that the ones before it find.
 * First those whose title is that. A record stands on the step of its worst word, which it has
 *   2 whole in its title · 3 as a beginning there · 4 inside, or in what it names · 5 in its text, or by a skill that implies it.
 * Of what is listed by name, those whose name begins as was typed come first on a step. Forgiving, a word of five letters or
 * more may be a title's word with one typo. Signs alone must stand in the title as they are.
 */
create function search_steps(of_kind text, typed text, forgiving boolean) returns tsquery[] language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
declare
  this searched_kinds := (select kinds from searched_kinds kinds where kind = of_kind);
  typed_words text[] := array(select left(word, 100) from string_to_table(plain(typed), ' ') word where word <> '');
  forms text[] := array(select without_umlauts(word) from unnest(typed_words) word);
  titled text := format('''%s=%s''', this.mark, left(array_to_string(forms, ' '), 400));
  steps tsquery[];
begin
  if typed_words = '{}' then
    return array[format('''%s%%%s'':*', this.mark, replace(replace(left(btrim(typed), 40), '\', '\\'), '''', ''''''))::tsquery];
  end if;
  with words as materialized (
    select min(place)::int as place, word, form, length(word) as letters,
      case when length(word) > 2 then ':*' else '' end as beginning,
      range_agg(int4range(place::int, place::int, '[]')) as places
    from unnest(typed_words, forms) with ordinality words (word, form, place) group by word, form order by 1 limit 10
  ), called as materialized (
    select words.place, skill_id
    from skills_called(forms) called join words on words.places && called.places
  ), ways (place, step, lexeme, beginning) as (
    select place, 2, 't' || form, '' from words
    union all
    select place, 2, meant_by(meant), '' from words, unnest(array[word, form]) meant
    where forgiving and length(meant) between 5 and 40
    union all
    select place, 3, 't' || form, ':*' from words
    union all
    -- Queller ends in ueller, and not as Müller does.
    select place, 4, 'i' || left(inside, 40), ':*' from words, unnest(array[word, form]) inside
    where letters >= this.shortest_inside
    union all
    select place, 4, 'n' || form, beginning from words
    union all
    select place, 4, '#' || record_id, ''
    from words join search_documents on lexemes @@ format('''sn%s''%s', form, beginning)::tsquery
    union all
    select place, 4, '#' || skill_id, '' from called
    union all
    select place, 5, '#' || implied_skills.skill_id, '' from called join implied_skills on implied_id = called.skill_id
    union all
    select place, 5, 'x' || form, beginning from words
  ), standing (step, place, query) as (
    select worst, place, '(' || string_agg(distinct format('''%s%s''%s', this.mark, lexeme, beginning), ' | ') || ')'
    from ways join generate_series(2, 5) worst on step <= worst group by worst, place
  )
  select array_agg(query::tsquery order by step) into steps
  from (select step, string_agg(query, ' & ') as query from standing group by step) on_steps;
  if not this.is_by_name then
    return titled::tsquery || steps;
  end if;
  return array[titled::tsquery, steps[1] && (titled || ':*')::tsquery, steps[1],
    steps[1] || (steps[2] && (titled || ':*')::tsquery)] || steps[2:];
end $$;

/* How many a search finds that all see, and the ids of those on a page. Steps are looked at apart until the page is full. */
create function search_page(of_kind text, typed text, forgiving boolean, skipped bigint, size integer,
  out total integer, out ids integer[]) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  steps tsquery[] := search_steps(of_kind, typed, forgiving);
  direction integer := (select case when is_by_name then 1 else -1 end from searched_kinds where kind = of_kind);
  query tsquery;
  here integer;
  found integer[];
begin
  total := 0;
  ids := '{}';
  for step in 1 .. cardinality(steps) loop
    query := case when step = 1 then steps[1] else steps[step] && !!steps[step - 1] end;
    with documents as materialized (
      select record_id, created_at, name_key from search_documents where lexemes @@ query and visible
    )
    select (select count(*) from documents), array(
      select record_id from documents order by name_key, created_at desc, direction * record_id
      limit size - cardinality(ids) offset greatest(0, skipped - total))
    into here, found;
    total := total + here;
    ids := ids || found;
    if cardinality(ids) = size and step < cardinality(steps) then
      select count(*) into total from search_documents where lexemes @@ steps[cardinality(steps)] and visible;
      exit;
    end if;
  end loop;
end $$;
