-- Documents say in which field more of their words are:
--   x  a word of any of them: the title, what the thing names, its text
--   c  a word of the company's name      l  a word of the place      !  what it is: open, remote, unanswered

create or replace view searched_fields as
  select kind, id as record_id, 't' as field, title as content from posts
  union all select 'job', post_id, unnest(array['n', 'l']), location from jobs
  union all select 'job', post_id, unnest(array['n', 'c']), title from jobs join posts on id = company_id
  union all select 'job', post_id, 'x', description from jobs
  union all select 'job', post_id, '!', concat_ws(' ', status, workplace) from jobs join posts on id = post_id
  union all select 'project', post_id, 'x', description from projects
  union all select 'question', post_id, 'x', description from questions
  union all select 'question', post_id, 'x', answers_below(post_id) from questions
  union all select 'question', post_id, '!', case when exists (
      select from comments where comments.post_id = questions.post_id and comments.visible
    ) then 'open' else 'open unanswered' end from questions
  union all select 'user', id, 't', first_name || ' ' || last_name from users
  union all select 'user', users.id, unnest(array['n', 'c']), title from users join posts on posts.id = company_id
  union all select 'skill', id, 't', name from skills
  union all select 'skill', skill_id, 't', alias from skill_aliases
  -- What names it is found by its own name's beginnings, and by its other names whole.
  union all select 'skill', id, 'n', name from skills;

/* What these records are found by. */
create or replace function lexemes_of(kinds text[], ids integer[])
returns table (kind text, record_id integer, lexemes tsvector)
language sql stable set plan_cache_mode = force_generic_plan as $$
  with fields as materialized (
    select kind, record_id, field, content, row_number() over () as nth, shortest_inside
    from searched_fields join searched_kinds using (kind) where kind = any(kinds) and record_id = any(ids)
  ), words as materialized (
    select kind, record_id, field, nth, shortest_inside, left(word, 100) as word, place
    from fields, string_to_table(plain(content), ' ') with ordinality words (word, place)
    where word <> ''
  ), forms as materialized (
    select kind, record_id, field, shortest_inside, word from words
    union all
    select kind, record_id, field, shortest_inside, without_umlauts(word) from words where word ~ '[aou]e'
  ), found (kind, record_id, lexeme) as (
    select kind, record_id, field || word from forms
    union all
    select kind, record_id, 'x' || word from forms where field in ('t', 'n')
    union all
    select kind, record_id, unnest(array[
      '=' || left(string_agg(word, ' ' order by place), 400),
      '=' || left(string_agg(without_umlauts(word), ' ' order by place), 400)])
    from words where field = 't' group by kind, record_id, nth
    union all
    select kind, record_id, 'i' || substr(word, start, 40)
    from forms, generate_series(2, length(word) - shortest_inside + 1) start where field = 't'
    union all
    select kind, record_id, 'o' || overlay(word placing '_' from gap for 1) from forms, generate_series(1, length(word)) gap
    where field = 't' and length(word) between 5 and 40
    union all
    select kind, record_id, '%' || substr(signs, start, 40)
    from fields, regexp_split_to_table(content, '[[:alnum:]]+') signs, generate_series(1, length(signs)) start
    where field = 't' and substr(signs, start, 1) <> ' '
    union all
    select kind, record_id, field || number from searched_numbers where kind = any(kinds) and record_id = any(ids)
  )
  -- PostgreSQL keeps beside the row what is longer than 2 kB. So rows are short, and many of them are quickly looked at or turned.
  select kind, record_id, array_to_tsvector(array_agg(mark || lexeme) || repeat('~', 2000))
  from found join searched_kinds using (kind) group by kind, record_id
$$;

-- What stands, some at a time. Its index is made sooner anew than kept in step meanwhile.
drop index search_documents_lexemes;
do $$
declare
  batch integer[];
begin
  for batch in select array_agg(id) from posts group by id / 5000 loop
    perform write_documents('posts', batch);
  end loop;
  for batch in select array_agg(id) from users group by id / 5000 loop
    perform write_documents('users', batch);
  end loop;
  perform write_documents('skills', array(select id from skills));
end $$;
create index search_documents_lexemes on search_documents using gin (lexemes) with (gin_pending_list_limit = 64);
