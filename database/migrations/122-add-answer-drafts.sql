-- Drafts of answers that a member's assistant or script wrote for them, shown in their answer field.
create table answer_drafts (
  post_id integer not null references questions on delete cascade,
  user_id integer not null references users on delete cascade,
  text text not null,
  at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index answer_drafts_user on answer_drafts (user_id);
