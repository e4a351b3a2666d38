-- Of posts that fit a member alike the newest comes first: a post that an import dates anew is a change to matching, too.

create function note_dated_post() returns trigger language plpgsql as $$
begin
  insert into skill_changes (kind, id) values (tg_argv[0], new.id);
  return null;
end $$;
create trigger note_dated_post after update of created_at on jobs
  for each row when (old.created_at is distinct from new.created_at) execute function note_dated_post('job');
create trigger note_dated_post after update of created_at on projects
  for each row when (old.created_at is distinct from new.created_at) execute function note_dated_post('project');
