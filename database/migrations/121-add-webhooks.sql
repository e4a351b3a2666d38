-- Where admins let events be sent. The maker is mailed when it fails; it stays when they leave.
create table webhooks (
  id integer generated always as identity primary key,
  maker_id integer references users on delete set null,
  address text not null,
  kinds text[] not null,
  shape text not null check (shape in ('standard', 'slack', 'discord')),
  state text not null default 'unproven' check (state in ('unproven', 'on', 'off')),
  -- Readable, since it signs. The old one signs along until then.
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  -- Whether the address has answered the challenge, or a test.
  proven boolean not null default false,
  created_at timestamptz not null default now(),
  -- Since when every attempt failed, and the last day of that on which the maker was mailed.
  failing_since timestamptz,
  mailed_day integer not null default 0
);

-- What is sent, kept for a month. Those of one post leave in the order of their ids.
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
  -- When it is tried next. Null: it has arrived, or was given up.
  next_at timestamptz default now(),
  status integer,
  error text
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where next_at is not null;
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, post_id, id) where next_at is not null;
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_post on webhook_deliveries (post_id) where post_id is not null;
create index webhook_deliveries_comment on webhook_deliveries (comment_id) where comment_id is not null;
