-- What is to become of an event of an inbox by mail and by push. It is looked at two minutes, for push five seconds, after it was
-- told: then it is mailed, or waits for a letter: for the one of its kind's rhythm, or (`letter`) for the next.
alter table entry_events
  add mail text not null default 'done' check (mail in ('waiting', 'letter', 'done')),
  add mail_due_at timestamptz,
  add push_due_at timestamptz;
alter table entry_events
  alter mail set default 'waiting',
  alter mail_due_at set default now() + interval '2 minutes',
  alter push_due_at set default now() + interval '5 seconds';
create index entry_events_mail_due on entry_events (mail_due_at) where mail_due_at is not null;
create index entry_events_push_due on entry_events (push_due_at) where push_due_at is not null;
create index entry_events_unmailed on entry_events (entry_id) where mail <> 'done';

-- What was read is not mailed or pushed any more, also if it is marked as unread again.
create function forget_mails_of_read() returns trigger language plpgsql as $$
begin
  update entry_events set mail = 'done', mail_due_at = null, push_due_at = null
  from before join after using (id)
  where before.unread and not after.unread and entry_id = after.id and (mail <> 'done' or push_due_at is not null);
  return null;
end $$;
create trigger forget_mails_of_read after update on entries
  referencing old table as before new table as after for each statement execute function forget_mails_of_read();

-- The mails about news of a member's last day, each with what it was about.
create table news_mails (
  user_id integer not null references users on delete cascade,
  about text not null,
  sent_at timestamptz not null
);
create index news_mails_user on news_mails (user_id, sent_at);
create index news_mails_sent_at on news_mails (sent_at);

-- As of when a member's letters were made up last.
create table letters (
  user_id integer primary key references users on delete cascade,
  daily_at timestamptz,
  weekly_at timestamptz,
  -- When the first one left.
  first_at timestamptz
);

-- Once a pause ends, what came meanwhile and is still unread is in the next letter, of whatever kind.
create function end_pause() returns trigger language plpgsql as $$
begin
  update entry_events set mail = 'letter', mail_due_at = null from entries
  where entries.id = entry_id and user_id = new.user_id and unread and mail <> 'done';
  insert into letters (user_id, daily_at) values (new.user_id, now())
  on conflict (user_id) do update set daily_at = excluded.daily_at;
  return null;
end $$;
create trigger end_pause after update of paused_until on notification_settings
  for each row when (old.paused_until is not null and new.paused_until is null) execute function end_pause();

-- What the link of a mail stops: kinds, searches, or all that comes in letters of a rhythm; and what was before it did.
create table unsubscribe_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  kinds text[] not null,
  rhythm text check (rhythm in ('daily', 'weekly')),
  search_ids integer[] not null,
  -- Of kinds and searches, by name and number.
  before jsonb,
  stopped_all boolean not null default false,
  expires_at timestamptz not null
);
create index unsubscribe_tokens_user on unsubscribe_tokens (user_id);
create index unsubscribe_tokens_expires_at on unsubscribe_tokens (expires_at);

-- Addresses that no mail reaches, as their server says.
create table refused_addresses (
  user_id integer primary key references users on delete cascade,
  email text not null,
  reason text not null,
  at timestamptz not null default now()
);
