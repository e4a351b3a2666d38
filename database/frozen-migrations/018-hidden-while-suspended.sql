-- While someone is suspended, their profile, posts and comments, and what stands below those, are there for staff alone.
-- That is noted with each record in the suspension's own transaction, so that reading costs nothing. Whatever is written
-- meanwhile, as by an import, is hidden like its owner; locks let of a suspension and a post at one moment neither miss the other.

alter table users add hidden boolean not null default false;
alter table jobs add hidden boolean not null default false;
alter table projects add hidden boolean not null default false;
alter table questions add hidden boolean not null default false;
alter table comments add hidden boolean not null default false;
alter table user_skills add hidden boolean not null default false;

-- Pages are found in the order's index alone. Staff's list of members holds everyone.
drop index jobs_newest, projects_newest, questions_newest, comments_job, comments_project,
  comments_question, comments_company, user_skills_skill;
create index jobs_newest on jobs (created_at desc, id desc) where not hidden;
create index projects_newest on projects (created_at desc, id desc) where not hidden;
create index questions_newest on questions (created_at desc, id desc) where not hidden;
create index users_by_name on users (sort_key, last_name collate "C", first_name collate "C", id) include (hidden);
create index users_hidden on users (id) where hidden;
create index comments_job on comments (job_id, id) include (hidden) where job_id is not null;
create index comments_project on comments (project_id, id) include (hidden) where project_id is not null;
create index comments_question on comments (question_id, id) include (hidden) where question_id is not null;
create index comments_company on comments (company_id, id) include (hidden) where company_id is not null;
create index user_skills_skill on user_skills (skill_id, user_id) include (hidden);

create function hide_with_owner() returns trigger language plpgsql as $$
begin
  select hidden into new.hidden from users where id = new.owner_id for key share;
  new.hidden := coalesce(new.hidden, false);
  return new;
end $$;

create function hide_with_member() returns trigger language plpgsql as $$
begin
  select hidden into new.hidden from users where id = new.user_id for key share;
  new.hidden := coalesce(new.hidden, false);
  return new;
end $$;
create trigger hide_with_member before insert on user_skills for each row execute function hide_with_member();

create function hide_with_author_or_post() returns trigger language plpgsql as $$
declare
  author boolean;
  post boolean;
begin
  select hidden into author from users where id = new.owner_id for key share;
  if new.job_id is not null then
    select hidden into post from jobs where id = new.job_id for key share;
  elsif new.project_id is not null then
    select hidden into post from projects where id = new.project_id for key share;
  elsif new.question_id is not null then
    select hidden into post from questions where id = new.question_id for key share;
  end if;
  new.hidden := coalesce(author, false) or coalesce(post, false);
  return new;
end $$;
create trigger hide_with_author_or_post before insert or update of owner_id on comments
  for each row execute function hide_with_author_or_post();

/*
 * What stands below a post is hidden with it; matching hears of posts that are hidden, shown or dated anew. Before and after
 * are compared as wholes: a statement's plan is kept from its first time, when a row or none had changed, and a join would then
 * compare 10,000 posts pair by pair.
 */
create function follow_turned_posts() returns trigger language plpgsql as $$
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

/*
 * Hides what a member wrote, or shows it again, as their suspensions say at this moment. Whether a comment is hidden depends on
 * two members, its author and whose post it stands below, so suspensions take turns, the member's own row held first. Most of the
 * work would be to write the posts into the search's indexes anew: they wait in a list beside those, which every search reads
 * too, until the server has time for it.
 */
create function hide_while_suspended(member integer) returns void language plpgsql
set gin_pending_list_limit = '64MB' as $$
declare
  suspended boolean;
begin
  perform from users where id = member for update;
  perform pg_advisory_xact_lock('suspensions'::regclass::oid::bigint);
  suspended := exists (select from suspensions where user_id = member and (ends_at is null or ends_at > now()));
  perform from jobs where owner_id = member for update;
  perform from projects where owner_id = member for update;
  perform from questions where owner_id = member for update;
  update users set hidden = suspended where id = member and hidden <> suspended;
  if found then
    insert into skill_changes (kind, id) values ('user', member);
  end if;
  update user_skills set hidden = suspended where user_id = member and hidden <> suspended;
  update jobs set hidden = suspended where owner_id = member and hidden <> suspended;
  update projects set hidden = suspended where owner_id = member and hidden <> suspended;
  update questions set hidden = suspended where owner_id = member and hidden <> suspended;
  update comments set hidden = suspended
  where owner_id = member and hidden <> suspended and (suspended or not (
    exists (select from jobs where id = job_id and hidden) or exists (select from projects where id = project_id and hidden)
    or exists (select from questions where id = question_id and hidden)));
end $$;

-- What is hidden does not count: `growth` is by how many those that all see have become more.
create function note_shown_change() returns trigger language plpgsql as $$
declare
  grown integer := (select count(*) from changed where not hidden) * case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'UPDATE' then
    grown := grown - (select count(*) from before where not hidden);
  end if;
  insert into changes (kind, ids, growth) select tg_table_name, array_agg(id), grown from changed having count(*) > 0;
  return null;
end $$;

create or replace function note_changed_users() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select 'users', array_agg(id), sum(before.hidden::int - changed.hidden::int) from changed join before using (id)
  where (changed.first_name, changed.last_name, changed.email, changed.role, changed.avatar, changed.company_id, changed.hidden)
      is distinct from (before.first_name, before.last_name, before.email, before.role, before.avatar, before.company_id, before.hidden)
    or changed.search <> before.search
  having count(*) > 0;
  return null;
end $$;

create function note_changed_comments() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select case when job_id is not null then 'job_comments' when project_id is not null then 'project_comments'
      when question_id is not null then 'question_comments' else 'company_comments' end,
    array_agg(id) filter (where sign = 1), sum(sign * (not hidden)::int)
  from (select *, 1 as sign from changed union all select *, -1 from before) both_times group by 1;
  return null;
end $$;

create or replace function note_comment_change() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select case when job_id is not null then 'job_comments' when project_id is not null then 'project_comments'
      when question_id is not null then 'question_comments' else 'company_comments' end,
    array_agg(id), count(*) filter (where not hidden) * case tg_op when 'INSERT' then 1 else -1 end
  from changed group by 1;
  return null;
end $$;

create or replace function note_named_skills() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select 'user_skills', array_agg(distinct user_id),
    count(*) filter (where not hidden) * case tg_op when 'INSERT' then 1 else -1 end
  from changed having count(*) > 0;
  return null;
end $$;

create function note_turned_skills() returns trigger language plpgsql as $$
begin
  insert into changes (kind, ids, growth)
  select 'user_skills', array_agg(distinct user_id), sum(before.hidden::int - changed.hidden::int)
  from changed join before using (user_id, skill_id) having count(*) > 0;
  return null;
end $$;
create trigger note_replaced after update on user_skills
  referencing old table as before new table as changed for each statement execute function note_turned_skills();

create or replace trigger note_replaced after update on comments
  referencing old table as before new table as changed for each statement execute function note_changed_comments();
create or replace trigger note_added after insert on users
  referencing new table as changed for each statement execute function note_shown_change();
create or replace trigger note_removed after delete on users
  referencing old table as changed for each statement execute function note_shown_change();

do $$
declare
  kind text;
begin
  foreach kind in array array['job', 'project', 'question'] loop
    execute format('
      create trigger hide_with_owner before insert or update of owner_id on %1$I
        for each row execute function hide_with_owner();
      create trigger follow_turned_posts after update on %1$I
        referencing old table as before new table as changed for each statement execute function follow_turned_posts(%2$L);
      create or replace trigger note_added after insert on %1$I
        referencing new table as changed for each statement execute function note_shown_change();
      create or replace trigger note_replaced after update on %1$I
        referencing old table as before new table as changed for each statement execute function note_shown_change();
      create or replace trigger note_removed after delete on %1$I
        referencing old table as changed for each statement execute function note_shown_change()', kind || 's', kind);
  end loop;
end $$;

-- Those who are suspended already.
select hide_while_suspended(user_id) from suspensions where ends_at is null or ends_at > now();
