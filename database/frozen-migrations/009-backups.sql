-- When the board was last backed up, for whoever watches over it. Stays where it is: a restored board has no backup yet.
create table backups (
  taken_at timestamptz primary key default now(),
  rows bigint not null,
  bytes bigint not null
);
