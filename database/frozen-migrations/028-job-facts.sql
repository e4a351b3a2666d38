-- A job says more than a title and a text, and has an end. Whether it is open stands with the post, for the lists' index.

alter table posts add status text not null default 'open'
  check (status in ('open', 'filled', 'expired', 'withdrawn') and (kind = 'job' or status = 'open'));
drop index posts_newest;
create index posts_newest on posts (kind, created_at desc, id desc) where visible and status = 'open';

-- Jobs from before are listed from now on.
alter table jobs
  add workplace text check (workplace in ('onsite', 'hybrid', 'remote')),
  add type text check (type in ('full-time', 'part-time', 'working-student', 'internship', 'apprenticeship', 'freelance')),
  add seniority text check (seniority in ('junior', 'mid', 'senior', 'lead')),
  add salary_min numeric(10, 2) check (salary_min > 0),
  add salary_max numeric(10, 2) check (salary_max >= salary_min and salary_max > 0),
  add salary_currency text,
  add salary_per text check (salary_per in ('year', 'month', 'hour')),
  add languages jsonb not null default '[]',
  add expires_at timestamptz not null default now() + interval '1440 hours',
  -- When time has something to do with it: at first to ask whether it is still open, then to end it.
  add due_at timestamptz default now() + interval '1272 hours',
  add filled_at timestamptz,
  add check (num_nulls(salary_currency, salary_per) in (0, 2)
    and (salary_currency is null) = (salary_min is null and salary_max is null));
create index jobs_due on jobs (due_at) where due_at is not null;

alter table post_skills add required boolean not null default false;

-- What is mailed with the question whether a job is still open; a newer one takes its place.
create table still_open_tokens (
  post_id integer primary key references posts on delete cascade,
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index still_open_tokens_user on still_open_tokens (user_id);

-- A job is found while it is open.
create or replace view searched_records as
  select kind, id as record_id, visible and status = 'open' as visible,
    case when not is_by_name then created_at end as created_at, case when is_by_name then name_key_of(title) end as name_key
  from posts join searched_kinds using (kind)
  union all select 'user', id, visible, null, sort_key || chr(1) || last_name || chr(1) || first_name from users
  union all select 'skill', id, true, null, name_key_of(name) from skills;

create or replace function show_what_is_of(members integer[]) returns void language sql as $$
  update search_documents set visible = users.visible from users
  where kind = 'user' and record_id = id and id = any(members) and search_documents.visible <> users.visible;
  update search_documents set visible = posts.visible and status = 'open' from posts
  where search_documents.kind = posts.kind and record_id = id and owner_id = any(members)
    and search_documents.visible <> (posts.visible and status = 'open');
  select index_posts(array(
    select distinct post_id from comments join posts on posts.id = post_id
    where comments.owner_id = any(members) and kind = 'question'))
$$;

-- Those that can be read and are not open are counted beside the rest.
create or replace function note_change() returns trigger language plpgsql as $$
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

drop trigger note_change on posts;
create trigger note_change after insert or delete
  or update of owner_id, title, state, suspended, status, created_at, updated_at on posts
  for each row execute function note_change();
drop trigger note_change on post_skills;
create trigger note_change after insert or delete or update of skill_id, required on post_skills
  for each row execute function note_change();
