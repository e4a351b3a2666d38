-- Who asked for a change of address, and in which session: confirming it ends all the others.
alter table account_tokens add asked_by integer, add session_id integer;

-- Addresses that were a member's a few days ago, from which a change can be taken back. Only hashes of the tokens are kept.
create table address_returns (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  email text not null,
  -- Of then: whoever took the account over has set another one by a link mailed to theirs.
  password_hash text,
  expires_at timestamptz not null
);
create index address_returns_user on address_returns (user_id);
-- Nobody else gets such an address meanwhile.
create index address_returns_email on address_returns (lower(email));
