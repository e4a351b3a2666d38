-- What names a company follows what becomes of it, its new name or that it isn't shown: the first two hundred at once, the others
-- soon, some at a time. A company of ten thousand jobs is renamed or hidden as quickly as another.

create table companies_to_follow (
  company_id integer primary key,
  -- The last document that has followed.
  kind text not null default '',
  record_id integer not null default 0
);

/*
 * Writes anew the next documents that name a company, and says how many. Who writes something that names it meanwhile waits for
 * the company, and who writes what no more does for its document: so that is held, in order, before what it says is read.
 */
create function follow_company(company integer, most integer) returns integer language plpgsql as $$
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

create function begin_to_follow(companies integer[]) returns void language plpgsql as $$
begin
  insert into companies_to_follow (company_id) select unnest(companies)
  on conflict (company_id) do update set kind = excluded.kind, record_id = excluded.record_id;
  perform follow_company(company, 200) from unnest(companies) company;
end $$;

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
  perform begin_to_follow(renamed);
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
