-- What was written since a moment, so that a process can tell whether what it keeps in memory still holds: one row for each
-- written row, with the transaction that wrote it. Whatever wrote it, an import, a cascade or an operator, it is noted; columns
-- that nobody is shown, as when somebody was last here, are not.

truncate changes;
alter table changes drop ids, add id integer not null;

create function note_change() returns trigger language plpgsql as $$
declare
  noted changes;
begin
  if tg_table_name = 'skills' then
    noted.growth := case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end;
  elsif tg_table_name = 'post_skills' then
    noted.growth := 0;
  else
    noted.growth := coalesce(new.visible, false)::integer - coalesce(old.visible, false)::integer;
  end if;
  case tg_table_name
    when 'user_skills' then noted.id := coalesce(new.user_id, old.user_id);
    when 'post_skills' then noted.id := coalesce(new.post_id, old.post_id);
    else noted.id := coalesce(new.id, old.id);
  end case;
  case tg_table_name
    when 'posts' then noted.kind := coalesce(new.kind, old.kind);
    when 'comments' then
      noted.kind := (select kind || '_comment' from posts where id = coalesce(new.post_id, old.post_id));
    -- The skills of a post are a part of it.
    when 'post_skills' then noted.kind := (select kind from posts where id = noted.id);
    when 'users' then noted.kind := 'user';
    when 'user_skills' then noted.kind := 'user_skill';
    when 'skills' then noted.kind := 'skill';
  end case;
  -- Of a post that goes with its skills, that is noted.
  if noted.kind is not null then
    insert into changes (kind, id, growth) values (noted.kind, noted.id, noted.growth);
  end if;
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
