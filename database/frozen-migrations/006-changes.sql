-- What was written since a moment, so that a process can tell whether what it keeps in memory still holds. One row for each
-- statement that touched something, with the transaction that did. Appended only: writers never wait for each other.

create table changes (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  ids integer[] not null,
  -- By how many the records of this kind have become more.
  growth integer not null,
  changed_at timestamptz not null default now()
);
create index changes_xid on changes (xid);

create function note_change() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select tg_table_name, array_agg(id), count(*) * case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end
  from changed having count(*) > 0;
  return null;
end $$;

create trigger note_added after insert on jobs
  referencing new table as changed for each statement execute function note_change();
create trigger note_replaced after update on jobs
  referencing new table as changed for each statement execute function note_change();
create trigger note_removed after delete on jobs
  referencing old table as changed for each statement execute function note_change();
create trigger note_added after insert on projects
  referencing new table as changed for each statement execute function note_change();
create trigger note_replaced after update on projects
  referencing new table as changed for each statement execute function note_change();
create trigger note_removed after delete on projects
  referencing old table as changed for each statement execute function note_change();
create trigger note_added after insert on questions
  referencing new table as changed for each statement execute function note_change();
create trigger note_replaced after update on questions
  referencing new table as changed for each statement execute function note_change();
create trigger note_removed after delete on questions
  referencing old table as changed for each statement execute function note_change();
create trigger note_added after insert on companies
  referencing new table as changed for each statement execute function note_change();
create trigger note_replaced after update on companies
  referencing new table as changed for each statement execute function note_change();
create trigger note_removed after delete on companies
  referencing old table as changed for each statement execute function note_change();
create trigger note_added after insert on skills
  referencing new table as changed for each statement execute function note_change();
create trigger note_replaced after update on skills
  referencing new table as changed for each statement execute function note_change();
create trigger note_removed after delete on skills
  referencing old table as changed for each statement execute function note_change();
create trigger note_added after insert on users
  referencing new table as changed for each statement execute function note_change();
-- Of members only what others see: when they were last here changes all the time.
create function note_changed_users() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select 'users', array_agg(id), 0 from changed join before using (id)
  where (changed.first_name, changed.last_name, changed.email, changed.role, changed.avatar, changed.company_id)
      is distinct from (before.first_name, before.last_name, before.email, before.role, before.avatar, before.company_id)
    or changed.search <> before.search
  having count(*) > 0;
  return null;
end $$;
create trigger note_replaced after update on users
  referencing old table as before new table as changed for each statement execute function note_changed_users();
create trigger note_removed after delete on users
  referencing old table as changed for each statement execute function note_change();

-- Comments are counted by what they are on.
create function note_comment_change() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select case when job_id is not null then 'job_comments' when project_id is not null then 'project_comments'
      when question_id is not null then 'question_comments' else 'company_comments' end,
    array_agg(id), count(*) * case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end
  from changed group by 1;
  return null;
end $$;
create trigger note_added after insert on comments
  referencing new table as changed for each statement execute function note_comment_change();
create trigger note_replaced after update on comments
  referencing new table as changed for each statement execute function note_comment_change();
create trigger note_removed after delete on comments
  referencing old table as changed for each statement execute function note_comment_change();

create function note_named_skills() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select 'user_skills', array_agg(distinct user_id), count(*) * case tg_op when 'INSERT' then 1 else -1 end
  from changed having count(*) > 0;
  return null;
end $$;
create trigger note_added after insert on user_skills
  referencing new table as changed for each statement execute function note_named_skills();
create trigger note_removed after delete on user_skills
  referencing old table as changed for each statement execute function note_named_skills();

/*
 * What to look for, from the best match to any: the words themselves in the title or name, words of it that begin so, then
 * with company and skills, with the place, and with the rest. Each finds all that the ones before it find. Null where no
 * word was typed. Forgiving, a word of five letters or more may also be a title's word with one typo.
 */
create function search_tiers(of_kind text, search text, forgiving boolean) returns tsquery[] language sql stable as $$
  with words as materialized (
    select typed, meant from searched_words(search) typed
    left join lateral (
      select string_agg(quote_literal(word) || ':A', ' | ') as meant from title_words
      where forgiving and kind = of_kind and length(typed) between 5 and 40 and misspellings && misspellings(typed)
    ) neighbours on true
  ), tiers as (
    select place, string_agg('(' || concat_ws(' | ', quote_literal(typed) || ':' || labels, meant) || ')', ' & ') as query
    from words, (values (1, 'A'), (2, '*A'), (3, '*AB'), (4, '*ABC'), (5, '*')) tier (place, labels)
    group by place
  )
  select array_agg(query::tsquery order by place) from tiers
$$;
