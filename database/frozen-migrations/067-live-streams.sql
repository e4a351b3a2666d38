-- The streams that are open, of all processes, so that a session has no more than it may. Each process says of its own every few
-- seconds that they still are: a killed one says nothing any more, and what it left counts no longer.
create unlogged table live_streams (
  id integer generated always as identity primary key,
  session_id integer not null references sessions on delete cascade,
  seen_at timestamptz not null default now()
);
create index live_streams_session on live_streams (session_id);
create index live_streams_seen_at on live_streams (seen_at);
