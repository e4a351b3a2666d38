-- What was written since a moment, so that a process can tell whether what it keeps in memory still holds: one row for each
-- written row, with the transaction that wrote it. Whatever wrote it, an import, a cascade or an operator, it is noted; columns
-- that nobody is shown, as when somebody was last here, are not.

truncate changes;
alter table changes drop ids, add id integer not null;

create function note_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  written jsonb := coalesce(to_jsonb(new), was);
  post text := (select kind from posts where id = (written->>'post_id')::integer);
begin
  insert into changes (kind, id, growth)
  select kind, id::integer, case tg_op
      when 'INSERT' then visible::integer
      when 'DELETE' then -visible::integer
      else visible::integer - coalesce((was->>'visible')::boolean, true)::integer end
  from (select coalesce((written->>'visible')::boolean, true) as visible) shown, (values
    ('posts', written->>'kind', written->>'id'),
    ('comments', post || '_comment', written->>'id'),
    ('users', 'user', written->>'id'),
    ('user_skills', 'user_skill', written->>'user_id'),
    ('skills', 'skill', written->>'id')
  ) watched (name, kind, id)
  where name = tg_table_name
  union all
  -- The skills of a post are a part of it. Where it goes too, that is noted.
  select post, (written->>'post_id')::integer, 0 where tg_table_name = 'post_skills' and post is not null;
  return null;
end $$;

create trigger note_change after insert or delete or update of owner_id, title, state, suspended, created_at, updated_at
  on posts for each row execute function note_change();
create trigger note_change after insert or delete or update of text, owner_id, post_id, state, suspended, created_at
  on comments for each row execute function note_change();
create trigger note_change after insert or delete
  or update of first_name, last_name, email, role, avatar, company_id, state, suspended
  on users for each row execute function note_change();
create trigger note_change after insert or delete or update of name on skills for each row execute function note_change();
create trigger note_change after insert or delete or update of skill_id, visible
  on user_skills for each row execute function note_change();
create trigger note_change after insert or delete or update of skill_id
  on post_skills for each row execute function note_change();

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
