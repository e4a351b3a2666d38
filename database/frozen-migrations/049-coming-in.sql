-- Who signed up may have to confirm their address, and to wait for the team.
alter table users drop constraint users_state_check;
alter table users
  add check (state in ('shown', 'waiting', 'hidden')),
  -- What they told the team of themselves, until it has decided.
  add introduction text,
  -- Whether they were asked to confirm their address: members from before were not.
  add confirmation_asked_at timestamptz;
create index users_waiting on users (created_at) where state = 'waiting';
