-- Derives `implied_skills` from all implications.
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
  insert into changes (kind, id)
  select 'implication', skill_id from (select * from gone union select * from added) refreshed
$$;
