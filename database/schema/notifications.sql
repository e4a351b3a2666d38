-- One row for each act that concerns others. Holds ids, never names or texts, and is deleted with its record.
create table events (
  id integer generated always as identity primary key,
  kind text not null,
  actor_id integer references users on delete set null,
  post_id integer references posts on delete cascade,
  comment_id integer references comments on delete cascade,
  member_id integer references users on delete cascade,
  data jsonb not null default '{}',
  at timestamptz not null default now(),
  -- Set after the commit, when receivers are notified: places only grow, so no slow transaction is skipped. 0: nobody is notified.
  place bigint
);
create index events_newest on events (kind, at desc, id desc);
create index events_actor on events (actor_id) where actor_id is not null;
create index events_post on events (post_id) where post_id is not null;
create index events_comment on events (comment_id) where comment_id is not null;
create index events_member on events (member_id) where member_id is not null;
create index events_waiting on events (id) where place is null;
create unique index events_in_place on events (place) where place > 0;

-- The last place that was given to an event.
create table event_places (
  last bigint not null
);
insert into event_places values (0);

-- Inbox entries: events of one kind on one record, which is a post or is named by parent and id.
create table entries (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null,
  post_id integer references posts on delete cascade,
  parent text,
  record_id integer,
  -- When the newest event was, in whole milliseconds.
  at timestamptz not null,
  unread boolean not null default true,
  -- When it was first read, even if it was marked unread since.
  read_at timestamptz,
  check (num_nonnulls(post_id, parent) = 1 and num_nulls(parent, record_id) in (0, 2))
);
create index entries_newest on entries (user_id, at desc, id desc);
create index entries_post on entries (post_id, user_id) where post_id is not null;
create index entries_record on entries (parent, record_id) where parent is not null;
create index entries_at on entries (at);
create index entries_unread on entries (user_id, at desc, id desc) where unread;

-- The events of an entry, and whether each is still to be mailed or pushed.
create table entry_events (
  entry_id integer not null references entries on delete cascade,
  event_id integer not null references events on delete cascade,
  mail text not null default 'waiting' check (mail in ('waiting', 'letter', 'done')),
  mail_due_at timestamptz default now() + interval '2 minutes',
  push_due_at timestamptz default now() + interval '5 seconds',
  primary key (entry_id, event_id)
);
create index entry_events_event on entry_events (event_id);
create index entry_events_mail_due on entry_events (mail_due_at) where mail_due_at is not null;
create index entry_events_push_due on entry_events (push_due_at) where push_due_at is not null;
create index entry_events_unmailed on entry_events (entry_id) where mail <> 'done';
-- A trigger, because events are deleted by cascades from posts, comments and members, which no store sees.
create trigger follow_events_gone after delete on entry_events
  referencing old table as gone for each statement execute function follow_events_gone();

-- Who is notified of comments on a post: its owner, those who comment, and those who switch it on.
create table watches (
  user_id integer not null references users on delete cascade,
  post_id integer not null references posts on delete cascade,
  watching boolean not null default true,
  since timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index watches_post on watches (post_id);

-- Members who were notified that a post fits them. Nobody is notified twice.
create table told_fits (
  post_id integer not null references posts on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (post_id, user_id)
);
create index told_fits_user on told_fits (user_id);

-- A member's notification settings, where they differ from the defaults.
create table notification_settings (
  user_id integer primary key references users on delete cascade,
  -- By kind, only what differs: {"job": {"mail": "never"}}.
  kinds jsonb not null default '{}',
  time_zone text,
  hour smallint not null default 8 check (hour >= 0 and hour <= 23),
  weekday smallint not null default 1 check (weekday >= 1 and weekday <= 7),
  paused_until date
);

-- When a member's daily and weekly mails were last composed.
create table letters (
  user_id integer primary key references users on delete cascade,
  daily_at timestamptz,
  weekly_at timestamptz,
  -- When the first one was sent.
  first_at timestamptz,
  -- When the member was last mailed a question, in the time of due work: at most one such mail in 14 days.
  asked_at timestamptz
);

-- The news mails that a member got in the last day, and what each was about.
create table news_mails (
  user_id integer not null references users on delete cascade,
  about text not null,
  sent_at timestamptz not null
);
create index news_mails_user on news_mails (user_id, sent_at);
create index news_mails_sent_at on news_mails (sent_at);

-- Tokens of unsubscribe links: what each stops, and the previous settings, to undo it.
create table unsubscribe_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  kinds text[] not null,
  rhythm text check (rhythm in ('daily', 'weekly')),
  search_ids integer[] not null,
  -- The previous settings, of kinds by name and of searches by id.
  before jsonb,
  stopped_all boolean not null default false,
  expires_at timestamptz not null
);
create index unsubscribe_tokens_user on unsubscribe_tokens (user_id);
create index unsubscribe_tokens_expires_at on unsubscribe_tokens (expires_at);

-- The board's key pair for push services, made at the first start.
create table push_keys (
  the_only_one boolean primary key default true check (the_only_one),
  public_key text not null,
  private_key text not null
);

-- Devices that get push messages. Each is deleted with its session.
create table push_devices (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  session_id integer not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_devices_user on push_devices (user_id, created_at desc, id desc);
create index push_devices_session on push_devices (session_id);

-- Addresses to which admins have events sent. The maker is mailed about failures; the webhook stays when they leave.
create table webhooks (
  id integer generated always as identity primary key,
  maker_id integer references users on delete set null,
  address text not null,
  kinds text[] not null,
  shape text not null check (shape in ('standard', 'slack', 'discord')),
  state text not null default 'unproven' check (state in ('unproven', 'on', 'off')),
  -- Stored readable, because it signs requests. The old one signs as well until this time.
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  -- Whether the address has answered the challenge, or a test.
  proven boolean not null default false,
  created_at timestamptz not null default now(),
  -- Since when every attempt failed, and the last day on which the maker was mailed about it.
  failing_since timestamptz,
  mailed_day integer not null default 0
);

-- Deliveries, kept for a month. Those of one post are sent in the order of their ids.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  -- The `webhook-id`, the same in each attempt.
  message_id uuid not null default gen_random_uuid(),
  kind text not null,
  -- Null for tests.
  post_id integer references posts on delete cascade,
  comment_id integer references comments on delete cascade,
  at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When the next attempt is due. Null: it has arrived, or was given up.
  next_at timestamptz default now(),
  status integer,
  error text
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where next_at is not null;
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, post_id, id) where next_at is not null;
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_post on webhook_deliveries (post_id) where post_id is not null;
create index webhook_deliveries_comment on webhook_deliveries (comment_id) where comment_id is not null;
