-- Who names a company sees what its people see only after a while: a company that is named for a minute tells nobody who hides
-- from it. Whoever was there before this is known there.
alter table users add company_since timestamptz;

create function is_known_since(since timestamptz) returns boolean language sql stable parallel safe return (
  since is null or since <= now() - interval '7 days');

create function note_named_company() returns trigger language plpgsql as $$
begin
  new.company_since := now();
  return new;
end $$;
create trigger note_named_company before update of company_id on users for each row
  when (old.company_id is distinct from new.company_id) execute function note_named_company();

-- They hide from the company that they left either way.
alter table left_companies add known boolean not null default true;

create or replace function note_left_company() returns trigger language plpgsql as $$
begin
  insert into left_companies (user_id, company_id, known)
  select old.id, post_id, is_known_since(old.company_since) from companies where post_id = old.company_id
  on conflict (user_id, company_id) do update set left_at = now(),
    known = excluded.known or left_companies.known and left_companies.left_at > now() - interval '30 days';
  return null;
end $$;
