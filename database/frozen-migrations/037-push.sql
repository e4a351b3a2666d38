-- What push services know the board by: one key pair, made when it is first asked for.
create table push_keys (
  the_only_one boolean primary key default true check (the_only_one),
  public_key text not null,
  private_key text not null
);

-- Devices that news are pushed to: each goes with the session that it was switched on in.
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
