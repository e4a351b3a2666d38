-- The number of a member's entries is known for as long as nothing is noted that could change it. What decides over the entries of
-- many is noted with nobody's name: what goes from sight or comes back, who is of a cohort and who sees it, and who leaves.
alter table inbox_changes alter user_id drop not null;
create index inbox_changes_user on inbox_changes (user_id, xid);

create function note_inboxes_turned() returns trigger language plpgsql as $$
begin
  insert into inbox_changes default values;
  return null;
end $$;
create trigger note_inboxes_turned after update of visible on posts
  for each statement execute function note_inboxes_turned();
create trigger note_inboxes_turned after update of visible on comments
  for each statement execute function note_inboxes_turned();
create trigger note_inboxes_turned after delete or update of visible, visibility on users
  for each statement execute function note_inboxes_turned();
create trigger note_inboxes_turned after insert or delete or update of verified_by on cohort_members
  for each statement execute function note_inboxes_turned();
create trigger note_inboxes_turned after delete on cohorts
  for each statement execute function note_inboxes_turned();

-- What is about a conversation is there for whoever has it; what begins one is told soon after.
create trigger note_side_gone after delete on conversation_sides
  referencing old table as gone for each statement execute function note_entries_gone();

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

-- The unread ones are read from the newest on, as all are.
drop index entries_unread;
create index entries_unread on entries (user_id, at desc, id desc) where unread;
