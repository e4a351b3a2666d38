-- The plan of a trigger's statement is kept from its first time, when a row or none had changed: rows of before and after
-- were then compared pair by pair, 10,000 posts of someone suspended longer than any request may take. So no pairs.

create or replace function follow_turned_posts() returns trigger language plpgsql as $$
declare
  turned integer[] := array(
    select id from (select id, hidden from changed except select id, hidden from before) others);
begin
  if tg_argv[0] <> 'question' then
    insert into skill_changes (kind, id)
    select tg_argv[0], id
    from (select id, hidden, created_at from changed except select id, hidden, created_at from before) others;
  end if;
  if turned <> '{}' then
    execute format(
      'update comments set hidden = posts.hidden or coalesce((select hidden from users where id = comments.owner_id), false)
       from %I posts where posts.id = any($1) and comments.%I = posts.id', tg_table_name, tg_argv[0] || '_id') using turned;
  end if;
  return null;
end $$;

create or replace function note_changed_comments() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select case when job_id is not null then 'job_comments' when project_id is not null then 'project_comments'
      when question_id is not null then 'question_comments' else 'company_comments' end,
    array_agg(id) filter (where sign = 1), sum(sign * (not hidden)::int)
  from (select *, 1 as sign from changed union all select *, -1 from before) both_times group by 1;
  return null;
end $$;
