/* The answers that a question is found by, from the first: all, or more than 50,000 characters of them. */
create or replace function answers_to_find(question integer) returns table (id integer, text text) language sql stable as $$
  select id, text from (
    select comments.id, text, sum(octet_length(text)) over (order by comments.id) - octet_length(text) as before
    from comments left join users on users.id = owner_id
    where post_id = question and comments.state = 'shown' and reply_to_id is null and users.visible is not false
  ) answers where before < 200000
$$;

/* What records of these kinds are found by: texts as pairs of field and content, numbers behind their field. */
create or replace function searched_fields(kinds text[], ids integer[])
returns table (kind text, record_id integer, texts jsonb, numbers text[]) language sql stable
set plan_cache_mode = force_generic_plan as $$
  with texts as materialized (
    select kind, record_id, jsonb_agg(jsonb_build_array(field, content) order by field, content) as texts
    from searched_texts where kind = any(kinds) and record_id = any(ids) and content <> '' group by 1, 2
  ), numbers as materialized (
    select kind, record_id, array_agg(field || number order by field, number) as numbers
    from searched_numbers where kind = any(kinds) and record_id = any(ids) group by 1, 2
  )
  select kind, record_id, coalesce(texts, '[]'), coalesce(numbers, '{}')
  from searched_records left join texts using (kind, record_id) left join numbers using (kind, record_id)
  where kind = any(kinds) and record_id = any(ids)
$$;

/*
 * The same for records of one table, which are locked until the transaction ends. Also derives the states of questions, and notes the
 * records for matches and saved searches.
 */
create or replace function hold_searched(of_table text, kinds text[], ids integer[])
returns table (kind text, record_id integer, texts jsonb, numbers text[]) language plpgsql as $$
begin
  execute format('select from %I where id = any($1) order by id for no key update', of_table) using ids;
  -- Waits for concurrent renames of the companies.
  if of_table in ('posts', 'users') then
    perform from posts where id in (
      select company_id from jobs where of_table = 'posts' and post_id = any(ids)
      union select company_id from users where of_table = 'users' and users.id = any(ids)
      union select company_id from former_companies where of_table = 'users' and user_id = any(ids)) order by id for share;
  end if;
  if of_table = 'posts' then
    perform tally_questions(ids);
  end if;
  insert into changes (kind, id) select case of_table when 'posts' then 'post' when 'users' then 'user' else 'skill' end, id
  from unnest(ids) id where of_table <> 'cohorts';
  return query select * from searched_fields(kinds, ids);
end $$;

/*
 * Documents from JSON: `SearchDocument` in server/search-index/search-document.ts. A lexeme of 2,000 characters makes each
 * document large enough for PostgreSQL to store it outside of the row: so rows are short, and many of them are read quickly.
 */
create or replace function documents_given(kinds text[], ids integer[], given jsonb)
returns table (
  kind text, record_id integer, visible boolean, created_at timestamptz, name_key text, lexemes tsvector,
  titles text, names text, texts text
) language sql stable set plan_cache_mode = force_generic_plan as $$
  select kind, record_id, visible, created_at, name_key, array_to_tsvector(
    lexemes || stems_of('qs', title_words) || stems_of('qd', text_words) || repeat('~', 2000)), titles, names, texts
  from searched_records join jsonb_to_recordset(given) documents (
    kind text, record_id integer, lexemes text[], titles text, names text, texts text, title_words text[], text_words text[])
    using (kind, record_id)
  where kind = any(kinds) and record_id = any(ids)
$$;

/*
 * Writes documents, and deletes those of deleted records. Returns the companies with a new name or visibility, and deleted ones: records
 * that name them have to be rewritten.
 */
create or replace function write_documents(kinds text[], ids integer[], given jsonb) returns integer[] language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  changed integer[] := array(
    select record_id from search_documents documents left join searched_records records using (kind, record_id)
    where kind = 'company' and kind = any(kinds) and record_id = any(ids)
      and (documents.name_key, documents.visible) is distinct from (records.name_key, records.visible));
begin
  delete from search_documents where kind = any(kinds) and record_id = any(array(
    select unnest(ids) except select record_id from searched_records where kind = any(kinds) and record_id = any(ids)));
  insert into search_documents (kind, record_id, visible, created_at, name_key, lexemes, titles, names, texts)
  select * from documents_given(kinds, ids, given)
  on conflict (kind, record_id) do update
  set visible = excluded.visible, created_at = excluded.created_at, name_key = excluded.name_key, lexemes = excluded.lexemes,
    titles = excluded.titles, names = excluded.names, texts = excluded.texts, stale = false;
  return changed;
end $$;

/*
 * Updates the visibility of documents to that of their records. Locks documents in one order, so that concurrent calls don't
 * deadlock.
 */
create or replace function show_what_is_of(members integer[]) returns void language sql as $$
  select from posts join search_documents documents on documents.kind = posts.kind and record_id = id
  where owner_id = any(members) and documents.visible <> (posts.visible and status = 'open')
  order by documents.kind, record_id for update of documents;
  update search_documents set visible = posts.visible and status = 'open' from posts
  where search_documents.kind = posts.kind and record_id = id and owner_id = any(members)
    and search_documents.visible <> (posts.visible and status = 'open');
  update search_documents set visible = users.visible from users
  where kind = 'user' and record_id = id and id = any(members) and search_documents.visible <> users.visible
$$;
