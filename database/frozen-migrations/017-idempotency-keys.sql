-- What a member has posted under a key of their own, for a day: sent again, it is answered with the same record.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  body_hash bytea not null,
  -- Null only within the transaction that posts.
  reply jsonb,
  expires_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_expires_at on idempotency_keys (expires_at);
