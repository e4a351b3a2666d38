-- Whether a comment is hidden depends on two members, its author and whose post it stands below: two suspensions that began
-- or ended at one moment waited for each other, or each left it hidden for the other's sake. One after the other they see
-- what the one before did; the member's own row is always held first.
create or replace function hide_while_suspended(member integer) returns void language plpgsql as $$
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
