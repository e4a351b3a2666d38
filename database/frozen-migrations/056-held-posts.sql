-- What waited for the team from its first moment on: nobody was told of it. Let through, it is posted then.
alter table posts add unposted boolean not null default false;
alter table comments add unposted boolean not null default false;

-- By which of the operator's words, for staff alone.
alter table cases add hold_word text;

-- When each member of the team was told that something waits; what opened since is told next.
alter table users add told_of_cases_at timestamptz;
