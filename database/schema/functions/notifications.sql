/* Dates entries by the newest of their events that isn't hidden. */
create or replace function date_entries(ids integer[]) returns void language sql as $$
  update entries set at = newest from (
    select entry_id, date_trunc('milliseconds', max(events.at)) as newest
    from entry_events join events on events.id = event_id left join comments on comments.id = comment_id
      left join posts on comment_id is null and posts.id = events.post_id
    where entry_id = any(ids) and coalesce(comments.state, posts.state, 'shown') = 'shown' group by entry_id
  ) left_over
  where id = entry_id and at <> newest
$$;

/* An entry goes with its last event, and is dated anew when it lost its newest one. */
create or replace function follow_events_gone() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  -- In the order of all writers, so that no deadlock is possible.
  perform from entries where id in (select entry_id from gone) order by id for update;
  delete from entries where id in (select entry_id from gone)
    and not exists (select from entry_events where entry_id = entries.id);
  perform date_entries(array(select distinct entry_id from gone));
  return null;
end $$;
