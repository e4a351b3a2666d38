create table identities (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  label text not null,
  awaits_proof boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index identities_user on identities (user_id);

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  backed_up boolean not null,
  transports text[] not null default '{}',
  host text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table totp_keys (
  user_id integer primary key references users on delete cascade,
  secret text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  ends_at timestamptz
);
create index totp_keys_ends_at on totp_keys (ends_at) where ends_at is not null;

create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table sign_in_attempts (
  token_hash bytea primary key,
  purpose text not null,
  user_id integer references users on delete cascade,
  data jsonb not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_user on sign_in_attempts (user_id);
create index sign_in_attempts_expires_at on sign_in_attempts (expires_at);

alter table users add role_since timestamptz;
alter table sessions add lacks_factor boolean not null default false;
alter table board_identity add second_factor_since timestamptz;
