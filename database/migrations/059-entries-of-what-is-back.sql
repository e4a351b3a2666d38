-- What lies in a bin or is hidden takes its events along, as what is gone does: an entry is as new as the newest that is left of
-- it, and again as new as before once that is back. Nothing of this is asked where a member's all is suspended.

/* By who holds these entries, which they name by id. */
create function date_entries(ids integer[]) returns void language sql as $$
  update entries set at = newest from (
    select entry_id, date_trunc('milliseconds', max(events.at)) as newest
    from entry_events join events on events.id = event_id left join comments on comments.id = comment_id
      left join posts on comment_id is null and posts.id = events.post_id
    where entry_id = any(ids) and coalesce(comments.state, posts.state, 'shown') = 'shown' group by entry_id
  ) left_over
  where id = entry_id and at <> newest
$$;

create or replace function follow_events_gone() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  -- As who tells of what happened holds them: entries by their ids. Two at one moment don't wait for each other for ever.
  perform from entries where id in (select entry_id from gone) order by id for update;
  delete from entries where id in (select entry_id from gone)
    and not exists (select from entry_events where entry_id = entries.id);
  perform date_entries(array(select distinct entry_id from gone));
  return null;
end $$;

/* What stands on a post that is turned goes and comes with it; its own events may be told with others, as a company's are. */
create function date_entries_of_turned() returns trigger language plpgsql as $$
declare
  turned integer[];
  held integer[];
begin
  if tg_table_name = 'comments' then
    turned := array(select id from events where comment_id = new.id);
  else
    turned := array(select id from events where post_id = new.id and comment_id is null);
  end if;
  held := array(
    select id from entries where id in (select entry_id from entry_events where event_id = any(turned))
    order by id for update);
  if held <> '{}' then
    perform date_entries(held);
  end if;
  return null;
end $$;
create trigger date_entries after update of state on comments
  for each row when (old.state <> new.state) execute function date_entries_of_turned();
create trigger date_entries after update of state on posts
  for each row when (old.state <> new.state) execute function date_entries_of_turned();
