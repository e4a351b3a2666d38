-- What comes by mail: proofs that someone reads an address. Only hashes of the tokens are kept.

create table account_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('password', 'email')),
  -- The address that waits to be confirmed.
  new_email text check ((purpose = 'email') = (new_email is not null)),
  expires_at timestamptz not null
);
-- Only the newest counts.
create unique index account_tokens_newest on account_tokens (user_id, purpose);

-- Who may sign up where sign-up is by invitation.
create table invitations (
  email text primary key check (email = lower(email)),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Kept by rate-limiter-flexible, shared by all processes. Keys hold no names or addresses, only hashes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
