-- What a member changed of what they are told, and how; of all else it is as it is for everyone.
create table notification_settings (
  user_id integer primary key references users on delete cascade,
  -- By kind, only what was changed: {"job": {"mail": "never"}}.
  kinds jsonb not null default '{}',
  time_zone text,
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  paused_until date
);
