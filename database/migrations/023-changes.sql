-- What was written since a moment, so that a process can tell whether what it keeps in memory still holds: one row for each
-- written row, with the transaction that wrote it. Whatever wrote it, an import, a cascade or an operator, it is noted; columns
-- that nobody is shown, as when somebody was last here, are not.

truncate changes;
alter table changes drop ids, add id integer not null;

create function note_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
  written jsonb := coalesce(is_now, was);
  post text := (select kind from posts where id = (written->>'post_id')::integer);
begin
  insert into changes (kind, id, growth)
  select kind, (written->>key)::integer, counts * (
    coalesce((is_now->>'visible')::boolean, is_now is not null)::integer
    - coalesce((was->>'visible')::boolean, was is not null)::integer)
  from (values
    ('posts', written->>'kind', 'id', 1),
    ('comments', post || '_comment', 'id', 1),
    ('users', 'user', 'id', 1),
    ('user_skills', 'user_skill', 'user_id', 1),
    ('skills', 'skill', 'id', 1),
    -- The skills of a post are a part of it; of one that goes, that is noted.
    ('post_skills', post, 'post_id', 0)
  ) watched (name, kind, key, counts)
  where name = tg_table_name and kind is not null;
  return null;
end $$;

-- What is watched, and which of its columns anybody is shown.
do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('posts', 'owner_id, title, state, suspended, created_at, updated_at'),
    ('comments', 'text, owner_id, post_id, state, suspended, created_at'),
    ('users', 'first_name, last_name, email, role, avatar, company_id, state, suspended'),
    ('user_skills', 'skill_id, visible'),
    ('post_skills', 'skill_id'),
    ('skills', 'name')
  ) tables (name, columns) loop
    execute format('create trigger note_change after insert or delete or update of %s on %I
      for each row execute function note_change()', watched.columns, watched.name);
  end loop;
end $$;

-- Comments go first, while what they are on still says of which kind it is.
create function delete_comments_first() returns trigger language plpgsql as $$
begin
  delete from comments where post_id = old.id;
  return old;
end $$;
create trigger delete_comments_first before delete on posts for each row execute function delete_comments_first();

-- What implies what is read as a whole.
create or replace function refresh_implied_skills() returns void language sql as $$
  with recursive reached as (
    select id as skill_id, id as implied_id from skills
    union
    select reached.skill_id, skill_implications.implied_id
    from reached join skill_implications on skill_implications.skill_id = reached.implied_id
  ), gone as (
    delete from implied_skills
    where (skill_id, implied_id) not in (select skill_id, implied_id from reached)
    returning skill_id
  ), added as (
    insert into implied_skills select skill_id, implied_id from reached on conflict do nothing returning skill_id
  )
  insert into changes (kind, id, growth)
  select 'implication', skill_id, 0 from (select * from gone union select * from added) refreshed
$$;
