/*
 * A record of this table was written. `growth` says by how many its kind became more, of those that all see; posts that can be
 * read and are not open are counted beside the rest.
 */
create or replace function note_change() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  noted changes;
  closed integer;
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
    when 'posts' then
      noted.kind := coalesce(new.kind, old.kind);
      closed := coalesce(new.visible and new.status <> 'open', false)::integer
        - coalesce(old.visible and old.status <> 'open', false)::integer;
      if closed <> 0 then
        insert into changes (kind, id, growth) values ('closed_' || noted.kind, noted.id, closed);
      end if;
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

-- What others see of members is made anew when it changes.
create or replace function note_profile_change() returns trigger language plpgsql as $$
begin
  insert into changes (kind, id, growth) values ('user', case tg_table_name
    when 'users' then (to_jsonb(new) ->> 'id')::integer
    else (to_jsonb(coalesce(new, old)) ->> 'user_id')::integer end, 0);
  return null;
end $$;

-- What others see of members is made anew when it changes.
create or replace function note_mail_domain() returns trigger language plpgsql as $$
begin
  insert into changes (kind, id, growth) values ('company', new.post_id, 0);
  return null;
end $$;

-- How a question stands is a part of it; of each state those that all see are counted, and their answers.
create or replace function note_question_state() returns trigger language plpgsql as $$
declare
  former text := case when old.listed then old.state end;
  current text := case when new.listed then new.state end;
begin
  insert into changes (kind, id, growth)
  select kind, coalesce(new.post_id, old.post_id), growth
  from (values
    ('question', 0),
    (former || '_question', case when former is distinct from current then -1 end),
    (current || '_question', case when former is distinct from current then 1 end),
    ('answer', nullif(case when new.listed then new.answer_count else 0 end
      - case when old.listed then old.answer_count else 0 end, 0))
  ) changed (kind, growth) where kind is not null and growth is not null;
  return null;
end $$;

create or replace function note_cohort_change() returns trigger language plpgsql as $$
begin
  insert into changes (kind, id, growth)
  values ('cohort', coalesce(new.id, old.id), (tg_op = 'INSERT')::integer - (tg_op = 'DELETE')::integer);
  return null;
end $$;

-- How many cases wait, for what, and how many are decided, is counted as they change.
create or replace function note_case_change() returns trigger language plpgsql as $$
declare
  former text[] := case when tg_op = 'INSERT' then '{}' else array[old.state] || old.waits end;
  current text[] := case when tg_op = 'DELETE' then '{}' else array[new.state] || new.waits end;
begin
  insert into changes (kind, id, growth)
  select kind || '_case', coalesce(new.id, old.id), sum(growth)
  from (select unnest(former), -1 union all select unnest(current), 1) changed (kind, growth)
  group by kind having sum(growth) <> 0;
  return null;
end $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
