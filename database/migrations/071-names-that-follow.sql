-- What names a company follows its new name: the first two hundred at once, the others soon, some at a time. A company of ten
-- thousand jobs is renamed as quickly as another.

create table renamed_companies (
  company_id integer primary key,
  -- The last document that has followed.
  kind text not null default '',
  record_id integer not null default 0
);

/* Writes anew the next documents that name a renamed company, and says how many. Who writes one of them meanwhile waits. */
create function follow_name(company integer, most integer) returns integer language plpgsql as $$
declare
  followed integer;
begin
  perform from posts where id = company for no key update;
  with naming as materialized (
    select documents.kind, documents.record_id
    from renamed_companies renamed join search_documents documents
      on (documents.kind, documents.record_id) > (renamed.kind, renamed.record_id)
    where company_id = company and lexemes @@ (
      select string_agg(quote_literal(mark || '@' || company), '|')::tsquery from searched_kinds)
    order by 1, 2 limit most
  ), found as (
    select lexemes_of.* from (
      select array_agg(distinct kind) as kinds, array_agg(record_id) as ids
      from naming join searched_kinds using (kind) group by records
    ) of_one_table, lexemes_of(kinds, of_one_table.ids)
  ), written as (
    update search_documents set lexemes = found.lexemes from found
    where search_documents.kind = found.kind and search_documents.record_id = found.record_id
  ), gone_on as (
    update renamed_companies set kind = naming.kind, record_id = naming.record_id
    from (select * from naming order by 1 desc, 2 desc limit 1) naming where company_id = company
  )
  select count(*) into followed from naming;
  if followed < most then
    delete from renamed_companies where company_id = company;
  end if;
  return followed;
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
  insert into renamed_companies (company_id) select unnest(renamed)
  on conflict (company_id) do update set kind = excluded.kind, record_id = excluded.record_id;
  perform follow_name(company, 200) from unnest(renamed) company;
end $$;
