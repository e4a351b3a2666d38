-- What happened, told to whom it concerns. An event is told after its commit, and gets its place then: places only grow, and what
-- took long to commit is not passed over. What happened before is told to nobody.
alter table events add place bigint default 0;
alter table events alter place drop default;
create table event_places (last bigint not null);
insert into event_places values (0);
create index events_waiting on events (id) where place is null;
create unique index events_in_place on events (place) where place > 0;

-- What stands in somebody's inbox: events of one kind on one record, which is a post or has an address of another kind.
create table entries (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null,
  post_id integer references posts on delete cascade,
  parent text,
  record_id integer,
  -- Of the newest event, in whole milliseconds.
  at timestamptz not null,
  unread boolean not null default true,
  -- When it was read first, whatever it was marked since.
  read_at timestamptz,
  check (num_nonnulls(post_id, parent) = 1 and num_nulls(parent, record_id) in (0, 2))
);
create index entries_newest on entries (user_id, at desc, id desc);
create index entries_unread on entries (user_id, kind) where unread;
create index entries_post on entries (post_id, user_id) where post_id is not null;
create index entries_record on entries (parent, record_id) where parent is not null;
create index entries_at on entries (at);

create table entry_events (
  entry_id integer not null references entries on delete cascade,
  event_id integer not null references events on delete cascade,
  primary key (entry_id, event_id)
);
create index entry_events_event on entry_events (event_id);

-- Whose inbox is not what it was, with the transaction that changed it, so that each process can tell them; with the entry that is
-- new or has grown.
create table inbox_changes (
  xid xid8 not null default pg_current_xact_id(),
  user_id integer not null,
  entry_id integer,
  changed_at timestamptz not null default now()
);
create index inbox_changes_xid on inbox_changes (xid);
create index inbox_changes_changed_at on inbox_changes (changed_at);

create function note_entries_gone() returns trigger language plpgsql as $$
begin
  insert into inbox_changes (user_id) select distinct user_id from gone;
  return null;
end $$;
create trigger note_entries_gone after delete on entries
  referencing old table as gone for each statement execute function note_entries_gone();

-- What is deleted, lies in a bin or is hidden takes its events along, and an entry without any is none: it is as new as the newest
-- that is left of it, and again as new as before once that is back. Nothing of this is asked where a member's all is suspended.

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

create function follow_events_gone() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  -- As who tells of what happened holds them: entries by their ids. Two at one moment don't wait for each other for ever.
  perform from entries where id in (select entry_id from gone) order by id for update;
  delete from entries where id in (select entry_id from gone)
    and not exists (select from entry_events where entry_id = entries.id);
  perform date_entries(array(select distinct entry_id from gone));
  return null;
end $$;
create trigger follow_events_gone after delete on entry_events
  referencing old table as gone for each statement execute function follow_events_gone();

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

-- Who was told that a job or a seat fits them, so that nobody is told twice.
create table told_fits (
  post_id integer not null references posts on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (post_id, user_id)
);
create index told_fits_user on told_fits (user_id);
