create or replace function watch_what_is_written() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    insert into watches (user_id, post_id) values (new.owner_id, new.id) on conflict do nothing;
  else
    insert into watches (user_id, post_id) values (new.owner_id, new.post_id) on conflict do nothing;
  end if;
  return null;
end $$;

/* By who holds these entries, which they name by id. */
create or replace function date_entries(ids integer[]) returns void language sql as $$
  update entries set at = newest from (
    select entry_id, date_trunc('milliseconds', max(events.at)) as newest
    from entry_events join events on events.id = event_id left join comments on comments.id = comment_id
      left join posts on comment_id is null and posts.id = events.post_id
    where entry_id = any(ids) and coalesce(comments.state, posts.state, 'shown') = 'shown' group by entry_id
  ) left_over
  where id = entry_id and at <> newest
$$;

/* What stands on a post that is turned goes and comes with it; its own events may be told with others, as a company's are. */
create or replace function date_entries_of_turned() returns trigger language plpgsql as $$
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

/* An entry that lost one of its events may say something else, or nothing that its reader may see. */
create or replace function follow_events_gone() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  -- As who tells of what happened holds them: entries by their ids. Two at one moment don't wait for each other for ever.
  perform from entries where id in (select entry_id from gone) order by id for update;
  delete from entries where id in (select entry_id from gone)
    and not exists (select from entry_events where entry_id = entries.id);
  insert into inbox_changes (user_id) select distinct user_id from entries where id in (select entry_id from gone);
  perform date_entries(array(select distinct entry_id from gone));
  return null;
end $$;

create or replace function note_entries_gone() returns trigger language plpgsql as $$
begin
  insert into inbox_changes (user_id) select distinct user_id from gone;
  return null;
end $$;

create or replace function note_inboxes_turned() returns trigger language plpgsql as $$
begin
  insert into inbox_changes default values;
  return null;
end $$;

-- What was read is asked first, which is mostly nothing; what is to be mailed of it is then found by its entries. One statement
-- for both would read all that is in anybody's inbox.
create or replace function forget_mails_of_read() returns trigger language plpgsql as $$
declare
  has_read int[] := array(select id from before join after using (id) where before.unread and not after.unread);
begin
  if has_read = '{}' then return null; end if;
  update entry_events set mail = 'done', mail_due_at = null, push_due_at = null
  where entry_id = any(has_read) and (mail <> 'done' or push_due_at is not null);
  return null;
end $$;

-- Once a pause ends, what came meanwhile and is still unread is in the next letter, of whatever kind.
create or replace function end_pause() returns trigger language plpgsql as $$
begin
  update entry_events set mail = 'letter', mail_due_at = null from entries
  where entries.id = entry_id and user_id = new.user_id and unread and mail <> 'done';
  insert into letters (user_id, daily_at) values (new.user_id, now())
  on conflict (user_id) do update set daily_at = excluded.daily_at;
  return null;
end $$;
