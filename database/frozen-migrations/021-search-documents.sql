-- Whatever can be found has a document: a row with the words that it is found by, written in the transaction that writes the
-- thing. Two letters before each word say of which kind and field it is: `jtengineer` stands in a job's title.
--   =  the title, whole                      n  a word of what the thing names
--   t  a word of the title                   x  a word of its text
--   i  what a word of the title ends in      #  the number of a skill that it names
--   o  the word with a gap for a letter      @  the number of a company that it names
--   %  what signs of the title end in
-- So one index finds every kind by every field, and a skill's name changes without what names it.

/* Words of lower case without accents, a blank between two; C++ and C# stay words of their own. Texts in ASCII are quick. */
create function plain(text) returns text language sql immutable parallel safe return
  trim(regexp_replace(
    regexp_replace(regexp_replace(
      case when octet_length($1) = length($1) then lower($1) else sort_key_of($1) end,
      '(?<=\w)\+\+', 'plusplus', 'g'), '(?<=\w)#', 'sharp', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));

/* Müller, Mueller and Muller are one; Joe and John are not. */
create function without_umlauts(word text) returns text language sql immutable parallel safe return
  case when length(word) > 4 and word ~ '[aou]e' then regexp_replace(word, '(?<![aeiouq])([aou])e', '\1', 'g') else word end;

/* By name; the exact one decides between equals. */
create function name_key_of(name text) returns text language sql immutable parallel safe return
  sort_key_of(name) || chr(1) || name;

/* The answers below a question, from the first: all, or more than 50,000 characters of them. */
create function answers_below(question integer) returns text language sql stable as $$
  select left(string_agg(text, ' ' order by id), 150000) from (
    select comments.id, text, sum(octet_length(text)) over (order by comments.id) - octet_length(text) as before
    from comments left join users on users.id = owner_id
    where post_id = question and comments.state = 'shown' and users.visible is not false
  ) answers where before < 200000
$$;

-- What can be found, and in what of it words are looked for: here a new kind comes in.

/* Its letter before each word, from how many letters on a word is found inside one of its title, and how it is listed. */
create view searched_kinds as
  select * from (values
    ('job', 'posts', 'j', 4, false),
    ('project', 'posts', 'p', 4, false),
    ('question', 'posts', 'q', 4, false),
    ('company', 'posts', 'c', 3, true),
    ('user', 'users', 'u', 3, true),
    ('skill', 'skills', 's', 3, true)
  ) kinds (kind, records, mark, shortest_inside, is_by_name);

create view searched_records as
  select kind, id as record_id, visible, case when not is_by_name then created_at end as created_at,
    case when is_by_name then name_key_of(title) end as name_key
  from posts join searched_kinds using (kind)
  union all select 'user', id, visible, null, sort_key || chr(1) || last_name || chr(1) || first_name from users
  union all select 'skill', id, true, null, name_key_of(name) from skills;

create view searched_fields as
  select kind, id as record_id, 't' as field, title as content from posts
  union all select 'job', post_id, 'n', location from jobs
  union all select 'job', post_id, 'n', title from jobs join posts on id = company_id
  union all select 'job', post_id, 'x', description from jobs
  union all select 'project', post_id, 'x', description from projects
  union all select 'question', post_id, 'x', description from questions
  union all select 'question', post_id, 'x', answers_below(post_id) from questions
  union all select 'user', id, 't', first_name || ' ' || last_name from users
  union all select 'user', users.id, 'n', title from users join posts on posts.id = company_id
  union all select 'skill', id, 't', name from skills
  union all select 'skill', skill_id, 't', alias from skill_aliases
  -- What names it is found by its own name's beginnings, and by its other names whole.
  union all select 'skill', id, 'n', name from skills;

create view searched_numbers as
  select kind, id as record_id, '#' as field, skill_id as number from posts join post_skills on post_id = id
  union all select 'user', user_id, '#', skill_id from user_skills
  union all select 'job', post_id, '@', company_id from jobs where company_id is not null
  union all select 'user', id, '@', company_id from users where company_id is not null;

/* What these records are found by. */
create function lexemes_of(kinds text[], ids integer[]) returns table (kind text, record_id integer, lexemes tsvector)
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

create table search_documents (
  kind text not null,
  -- Of posts, users or skills.
  record_id integer not null,
  visible boolean not null,
  -- What is listed newest first.
  created_at timestamptz,
  -- What is listed by name.
  name_key text collate "C",
  lexemes tsvector not null,
  primary key (kind, record_id)
) with (toast_tuple_target = 128, fillfactor = 50);

/*
 * What names these by number, skills or companies, is written anew, but whether it is visible is left to whoever turns that
 * meanwhile. Who writes it meanwhile waits for what it names, and reads that then.
 */
create function index_what_names(field text, ids integer[]) returns void language sql as $$
  with naming as materialized (
    select kind, record_id from search_documents where lexemes @@ (
      select string_agg(quote_literal(mark || field || id), '|')::tsquery from unnest(ids) id, searched_kinds)
  ), found as (
    select lexemes_of.* from (
      select array_agg(distinct kind) as kinds, array_agg(record_id) as ids
      from naming join searched_kinds using (kind) group by records
    ) of_one_table, lexemes_of(kinds, of_one_table.ids)
  )
  update search_documents set lexemes = found.lexemes from found
  where search_documents.kind = found.kind and search_documents.record_id = found.record_id
$$;

/* Brings documents in step with records of one table; of those that are gone nothing stays. */
create function write_documents(of_table text, ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  kinds text[] := array(select kind from searched_kinds where records = of_table);
begin
  delete from search_documents where kind = any(kinds) and record_id = any(array(
    select unnest(ids) except select record_id from searched_records where kind = any(kinds) and record_id = any(ids)));
  insert into search_documents (kind, record_id, visible, created_at, name_key, lexemes)
  select kind, record_id, visible, created_at, name_key, coalesce(lexemes, '')
  from searched_records left join lexemes_of(kinds, ids) using (kind, record_id)
  where kind = any(kinds) and record_id = any(ids)
  on conflict (kind, record_id) do update
  set visible = excluded.visible, created_at = excluded.created_at, name_key = excluded.name_key, lexemes = excluded.lexemes;
end $$;

-- Two who write about one thing take turns, and the second reads what the first one wrote.

create function index_posts(ids integer[]) returns void language plpgsql as $$
declare
  renamed integer[];
begin
  perform from posts where id = any(ids) order by id for no key update;
  perform from posts where id in (select company_id from jobs where post_id = any(ids)) order by id for share;
  renamed := array(
    select record_id from search_documents left join posts on id = record_id
    where search_documents.kind = 'company' and record_id = any(ids) and name_key is distinct from name_key_of(title));
  perform write_documents('posts', ids);
  if renamed <> '{}' then
    perform index_what_names('@', renamed);
  end if;
end $$;

create function index_members(ids integer[]) returns void language plpgsql as $$
begin
  perform from users where id = any(ids) order by id for no key update;
  perform from posts where id in (select company_id from users where id = any(ids)) order by id for share;
  perform write_documents('users', ids);
end $$;

create function index_skills(ids integer[]) returns void language plpgsql as $$
declare
  gone integer[] := array(select unnest(ids) except select id from skills);
begin
  perform from skills where id = any(ids) order by id for no key update;
  perform write_documents('skills', ids);
  if gone <> '{}' then
    perform index_what_names('#', gone);
  end if;
end $$;

/* What members wrote is found, or not, as it is there to be seen; questions are found by the answers that are. */
create function show_what_is_of(members integer[]) returns void language sql as $$
  update search_documents set visible = users.visible from users
  where kind = 'user' and record_id = id and id = any(members) and search_documents.visible <> users.visible;
  update search_documents set visible = posts.visible from posts
  where search_documents.kind = posts.kind and record_id = id and owner_id = any(members)
    and search_documents.visible <> posts.visible;
  select index_posts(array(
    select distinct post_id from comments join posts on posts.id = post_id
    where comments.owner_id = any(members) and kind = 'question'))
$$;

-- What stands, some at a time.
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
