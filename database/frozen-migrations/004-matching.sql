-- Every process keeps who has which skill in memory. Here stands what changed, with the transaction that changed it, so
-- that a process can catch up before it answers.

create table skill_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- 'user', 'job', 'project', or 'catalogue' for what implies what (its id is 0).
  kind text not null,
  id integer not null,
  changed_at timestamptz not null default now()
);
create index skill_changes_xid on skill_changes (xid);
create index skill_changes_changed_at on skill_changes (changed_at);

create function note_skill_changes() returns trigger language plpgsql as $$
begin
  execute format('insert into skill_changes (kind, id) select distinct %L, %I from changed', tg_argv[0], tg_argv[1]);
  return null;
end $$;

create trigger note_added_users after insert on users
  referencing new table as changed for each statement execute function note_skill_changes('user', 'id');
create trigger note_removed_users after delete on users
  referencing old table as changed for each statement execute function note_skill_changes('user', 'id');
create trigger note_added_user_skills after insert on user_skills
  referencing new table as changed for each statement execute function note_skill_changes('user', 'user_id');
create trigger note_removed_user_skills after delete on user_skills
  referencing old table as changed for each statement execute function note_skill_changes('user', 'user_id');

create trigger note_added_job_skills after insert on job_skills
  referencing new table as changed for each statement execute function note_skill_changes('job', 'job_id');
create trigger note_removed_job_skills after delete on job_skills
  referencing old table as changed for each statement execute function note_skill_changes('job', 'job_id');
create trigger note_added_project_skills after insert on project_skills
  referencing new table as changed for each statement execute function note_skill_changes('project', 'project_id');
create trigger note_removed_project_skills after delete on project_skills
  referencing old table as changed for each statement execute function note_skill_changes('project', 'project_id');

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    insert into skill_changes (kind, id) values ('catalogue', 0);
  end if;
  return null;
end $$;
create trigger note_added_implications after insert on implied_skills
  referencing new table as changed for each statement execute function note_catalogue_change();
create trigger note_removed_implications after delete on implied_skills
  referencing old table as changed for each statement execute function note_catalogue_change();
