-- Which jobs a member saved, with a note of their own and the day on which they applied: theirs alone.
create table saved_jobs (
  user_id integer not null references users on delete cascade,
  post_id integer not null references jobs on delete cascade,
  saved_at timestamptz not null default now(),
  note text,
  applied_at date,
  primary key (user_id, post_id)
);
create index saved_jobs_post on saved_jobs (post_id);
