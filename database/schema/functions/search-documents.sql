/* The answers that a question is found by, from the first: all, or more than 50,000 characters of them. */
create or replace function answers_to_find(question integer) returns table (id integer, text text) language sql stable as $$
  select id, text from (
    select comments.id, text, sum(octet_length(text)) over (order by comments.id) - octet_length(text) as before
    from comments left join users on users.id = owner_id
    where post_id = question and comments.state = 'shown' and reply_to_id is null and users.visible is not false
  ) answers where before < 200000
$$;

/* The lexemes that records of these kinds are found by. */
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
    union all
    select 'question', post_id, unnest(stems_of('s', title) || stems_of('d', description))
    from questions join posts on id = post_id where 'question' = any(kinds) and post_id = any(ids)
  )
  -- PostgreSQL keeps beside the row what is longer than 2 kB. So rows are short, and many of them are quickly looked at.
  select kind, record_id, array_to_tsvector(array_agg(mark || lexeme) || repeat('~', 2000))
  from found join searched_kinds using (kind) group by kind, record_id
$$;

/* Brings documents in step with records of one table; of those that are gone nothing stays. */
create or replace function write_documents(of_table text, ids integer[]) returns void language plpgsql
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

/* Posts, and with a company's name what names it. Whatever writes a record calls one of these in its transaction. */
create or replace function index_posts(ids integer[]) returns void language plpgsql as $$
declare
  renamed integer[];
begin
  perform from posts where id = any(ids) order by id for no key update;
  perform from posts where id in (select company_id from jobs where post_id = any(ids)) order by id for share;
  renamed := array(
    select record_id from search_documents left join posts on id = record_id
    where search_documents.kind = 'company' and record_id = any(ids) and name_key is distinct from name_key_of(title)
    order by 1);
  perform tally_questions(ids);
  perform write_documents('posts', ids);
  insert into changes (kind, id) select 'post', unnest(ids);
  perform begin_to_follow(renamed);
end $$;

/* For a new answer what index_posts does for its question, which is held: the first one turns the question's state as well. */
create or replace function index_answer(answer integer) returns void language plpgsql as $$
declare
  question integer := (select post_id from comments where id = answer);
  former text := (select state from question_states where post_id = question);
begin
  perform tally_questions(array[question]);
  insert into changes (kind, id) values ('post', question);
  if former is distinct from (select state from question_states where post_id = question) then
    perform write_documents('posts', array[question]);
    return;
  end if;
  update search_documents set lexemes = lexemes || words
  from (
    select array_to_tsvector(array_agg(distinct mark || 'x' || form)) as words
    from answers_to_find(question) found, searched_kinds, string_to_table(plain(found.text), ' ') word,
      unnest(array[left(word, 100), without_umlauts(left(word, 100))]) form
    where found.id = answer and searched_kinds.kind = 'question' and word <> ''
  ) added
  where kind = 'question' and record_id = question and words is not null;
end $$;

create or replace function index_members(ids integer[]) returns void language plpgsql as $$
begin
  perform from users where id = any(ids) order by id for no key update;
  perform from posts where id in (
    select company_id from users where id = any(ids)
    union select company_id from former_companies where user_id = any(ids)) order by id for share;
  perform write_documents('users', ids);
  insert into changes (kind, id) select 'user', unnest(ids);
end $$;

create or replace function index_skills(ids integer[]) returns void language plpgsql as $$
declare
  gone integer[] := array(select unnest(ids) except select id from skills);
begin
  perform from skills where id = any(ids) order by id for no key update;
  perform write_documents('skills', ids);
  insert into changes (kind, id) select 'skill', unnest(ids);
  if gone <> '{}' then
    perform index_what_names('#', gone);
  end if;
end $$;

/* Cohorts, and with a name who is verified in them. */
create or replace function index_cohorts(ids integer[]) returns void language plpgsql as $$
declare
  renamed integer[];
begin
  perform from cohorts where id = any(ids) order by id for no key update;
  renamed := array(
    select record_id from search_documents left join cohorts on id = record_id
    where kind = 'cohort' and record_id = any(ids) and name_key is distinct from name_key_of(name));
  perform write_documents('cohorts', ids);
  if renamed <> '{}' then
    perform index_members(array(
      select user_id from cohort_members where cohort_id = any(renamed) and verified_by is not null order by 1));
  end if;
end $$;

/*
 * What names these by number, skills or companies, is written anew, but whether it is visible is left to whoever turns that
 * meanwhile. Who writes it meanwhile waits for what it names, and reads that then.
 */
create or replace function index_what_names(field text, ids integer[]) returns void language sql as $$
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

/* Has what names these companies written anew: some documents at once, the others later by `follow_company`. */
create or replace function begin_to_follow(companies integer[]) returns void language plpgsql as $$
begin
  insert into companies_to_follow (company_id) select unnest(companies)
  on conflict (company_id) do update set kind = excluded.kind, record_id = excluded.record_id;
  perform follow_company(company, 200) from unnest(companies) company;
end $$;

/*
 * Writes anew the next documents that name a company, and says how many. Who writes something that names it meanwhile waits for
 * the company, and who writes what no more does for its document: so that is held, in order, before what it says is read.
 */
create or replace function follow_company(company integer, most integer) returns integer language plpgsql as $$
declare
  of_kinds text[];
  ids integer[];
  followed integer;
begin
  perform from posts where id = company for no key update;
  select array_agg(kind order by kind, record_id), array_agg(record_id order by kind, record_id), count(*)
  into of_kinds, ids, followed from (
    select documents.kind, documents.record_id
    from companies_to_follow last join search_documents documents
      on (documents.kind, documents.record_id) > (last.kind, last.record_id)
    where company_id = company and lexemes @@ (
      select string_agg(quote_literal(mark || '@' || company), '|')::tsquery from searched_kinds)
    order by 1, 2 limit most for update of documents
  ) held;
  with found as (
    select lexemes_of.* from (
      select array_agg(distinct kind) as kinds, array_agg(record_id) as ids
      from unnest(of_kinds, ids) held (kind, record_id) join searched_kinds using (kind) group by records
    ) of_one_table, lexemes_of(kinds, of_one_table.ids)
  )
  update search_documents set lexemes = found.lexemes from found
  where search_documents.kind = found.kind and search_documents.record_id = found.record_id;
  if followed < most then
    delete from companies_to_follow where company_id = company;
  else
    update companies_to_follow set kind = of_kinds[followed], record_id = ids[followed] where company_id = company;
  end if;
  return followed;
end $$;

/* Posts are found, or not, as they are there to be seen, and what names a company by its name. They are held already. */
create or replace function show_posts(ids integer[]) returns void language plpgsql as $$
begin
  update search_documents set visible = posts.visible and status = 'open' from posts
  where search_documents.kind = posts.kind and record_id = id and id = any(ids)
    and search_documents.visible <> (posts.visible and status = 'open');
  perform begin_to_follow(array(select id from posts where id = any(ids) and kind = 'company' order by id));
end $$;

/*
 * What members wrote is found, or not, as it is there to be seen; questions are found by the answers that are. Documents are held
 * in the order in which they follow a company.
 */
create or replace function show_what_is_of(members integer[]) returns void language sql as $$
  select from posts join search_documents documents on documents.kind = posts.kind and record_id = id
  where owner_id = any(members) and documents.visible <> (posts.visible and status = 'open')
  order by documents.kind, record_id for update of documents;
  update search_documents set visible = posts.visible and status = 'open' from posts
  where search_documents.kind = posts.kind and record_id = id and owner_id = any(members)
    and search_documents.visible <> (posts.visible and status = 'open');
  update search_documents set visible = users.visible from users
  where kind = 'user' and record_id = id and id = any(members) and search_documents.visible <> users.visible;
  select index_posts(array(
    select distinct post_id from comments join posts on posts.id = post_id
    where comments.owner_id = any(members) and kind = 'question'))
$$;
