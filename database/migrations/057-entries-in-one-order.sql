-- As who tells of what happened holds them: entries by their ids. Two at one moment don't wait for each other for ever.
create or replace function follow_events_gone() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  perform from entries where id in (select entry_id from gone) order by id for update;
  delete from entries where id in (select entry_id from gone)
    and not exists (select from entry_events where entry_id = entries.id);
  update entries set at = newest from (
    select entry_id, date_trunc('milliseconds', max(events.at)) as newest
    from entry_events join events on events.id = event_id
    where entry_id in (select entry_id from gone) group by entry_id
  ) left_over
  where id = entry_id and at <> newest;
  return null;
end $$;
