-- What the team has to look at, or had to: one case for each thing that was reported, held back or decided on.
create table cases (
  id integer generated always as identity primary key,
  parent text not null check (parent in ('jobs', 'projects', 'questions', 'companies', 'comments', 'users', 'messages')),
  record_id integer not null,
  author_id integer references users on delete set null,
  title text,
  -- What stood there at the first of the reports that are open, as its reporter saw it.
  before jsonb,
  -- Since when a text that the board holds back waits for a person, and a change for another look.
  held_at timestamptz,
  look_at timestamptz,
  -- Its owner deleted it, or it is no more.
  gone boolean not null default false,
  -- A person found nothing wrong, and it was not changed since.
  found_fine boolean not null default false,
  -- Follows from the rest: what waits, how many open reports there are and for what reasons, and since when.
  waits text[] not null default '{}',
  state text not null generated always as (case when waits = '{}' then 'decided' else 'open' end) stored,
  report_count integer not null default 0,
  reasons text[] not null default '{}',
  urgent boolean not null default false,
  -- What is urgent may come to a case that waits already, of which the team was told before.
  urgent_since timestamptz,
  turn smallint not null generated always as (case when urgent then 0 when report_count >= 3 then 1 else 2 end) stored,
  since timestamptz not null default now(),
  closed_at timestamptz not null default now(),
  claimed_by integer references users on delete set null,
  claimed_at timestamptz,
  -- Rises with all that happens, and what it was when each kind of it happened last.
  version integer not null default 1,
  decided_version integer not null default 0,
  gone_version integer not null default 0,
  changed_version integer not null default 0,
  reported_version integer not null default 0,
  appealed_version integer not null default 0,
  -- The decision that keeps the thing from others at this moment.
  notice_id integer,
  -- What the thing was like when its case last heard of it: saved as it was, it is no other.
  content_print text,
  -- By which of the operator's words, for staff alone.
  hold_word text,
  unique (parent, record_id)
);
create index cases_author on cases (author_id) where author_id is not null;
create index cases_claimed_by on cases (claimed_by) where claimed_by is not null;
create index cases_open on cases (turn, since, id) where state = 'open';
create index cases_with_reports on cases (turn, since, id) where 'report' = any (waits);
create index cases_held on cases (turn, since, id) where 'held' = any (waits);
create index cases_to_look_at on cases (turn, since, id) where 'look' = any (waits);
create index cases_with_appeals on cases (turn, since, id) where 'appeal' = any (waits);
create index cases_decided on cases (closed_at desc, id desc) where state = 'decided';
create index cases_notice on cases (notice_id) where notice_id is not null;
create trigger note_change after insert or delete or update of waits on cases
  for each row execute function note_case_change();

-- Pictures that a case shows, or that can be given back: they stay until it forgets them.
create table case_pictures (
  case_id integer not null references cases on delete cascade,
  image_hash text not null references images,
  primary key (image_hash, case_id)
);
create index case_pictures_case on case_pictures (case_id);

-- What the team, or the board by itself, decided on a case.
create table decisions (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  author_id integer references users on delete set null,
  -- Whether its author is told: nobody learns of a report that nothing came of.
  concerns_author boolean not null,
  title text,
  outcome text not null check (outcome in ('kept', 'hidden', 'removed', 'cleared', 'suspended', 'held')),
  reason text,
  text text not null,
  parts text[] not null default '{}',
  -- What was cleared, to be given back.
  cleared jsonb,
  basis text not null check (basis in ('report', 'held', 'look', 'appeal', 'own')),
  automatic boolean not null default false,
  decided_by integer references users on delete set null,
  at timestamptz not null default now(),
  -- Null: it can't be appealed.
  appeal_until timestamptz,
  -- Of the audit trail; an entry of the same moment.
  entry_id integer,
  -- What the decision that suspended somebody says of its end, whatever became of that later.
  until timestamptz,
  -- When the first came of what a decision of a person answers; null where nothing waited. Of what stands all is known but when a
  -- change asked for another look.
  came_at timestamptz
);
create index decisions_case on decisions (case_id, id);
create index decisions_decided_by on decisions (decided_by) where decided_by is not null;
create index decisions_entry on decisions (entry_id) where entry_id is not null;
create index decisions_at on decisions (at);
create index decisions_author on decisions (author_id, id desc) where author_id is not null;

create table reports (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  user_id integer references users on delete set null,
  reason text not null check (reason in ('spam', 'abuse', 'illegal', 'privacy', 'wrong-place', 'outdated', 'other')),
  text text,
  -- As it was called then.
  title text,
  state text not null default 'open' check (state in ('open', 'decided', 'gone')),
  decision_id integer references decisions on delete set null,
  created_at timestamptz not null default now()
);
create unique index reports_open on reports (case_id, user_id) where state = 'open';
create index reports_case on reports (case_id, id);
create index reports_user on reports (user_id, id desc) where user_id is not null;
create index reports_decision on reports (decision_id) where decision_id is not null;
create index reports_created on reports (created_at);

-- What members say against a decision.
create table appeals (
  id integer generated always as identity primary key,
  decision_id integer not null references decisions on delete cascade,
  user_id integer references users on delete set null,
  text text not null,
  state text not null default 'asked' check (state in ('asked', 'stands', 'overturned')),
  answer_id integer references decisions on delete set null,
  at timestamptz not null default now(),
  unique (decision_id, user_id)
);
create index appeals_user on appeals (user_id) where user_id is not null;
create index appeals_answer on appeals (answer_id) where answer_id is not null;
create index appeals_asked on appeals (at) where state = 'asked';

-- What is mailed with a decision, so that also who can't log in appeals.
create table appeal_tokens (
  token_hash bytea primary key,
  decision_id integer not null references decisions on delete cascade,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index appeal_tokens_decision on appeal_tokens (decision_id);
create index appeal_tokens_user on appeal_tokens (user_id);

-- Who may not come in, and who could not: a suspension is over when its end has passed, null is open.
create table suspensions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  reason text not null,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  -- By which decision somebody is kept out.
  decision_id integer references decisions on delete set null
);
create index suspensions_user on suspensions (user_id);
create index suspensions_decision on suspensions (decision_id) where decision_id is not null;

-- What is in a bin: its owner's, or with a decision staff's.
create table deletions (
  id integer generated always as identity primary key,
  post_id integer unique references posts on delete cascade,
  comment_id integer unique references comments on delete cascade,
  owner_id integer references users on delete set null,
  decision_id integer references decisions on delete cascade,
  -- What it is again when it comes back.
  former_state text not null,
  deleted_at timestamptz not null default now(),
  gone_at timestamptz not null,
  check (num_nonnulls(post_id, comment_id) = 1)
);
create index deletions_owner on deletions (owner_id, deleted_at desc, id desc) where decision_id is null;
create index deletions_by_staff on deletions (deleted_at desc, id desc) where decision_id is not null;
create index deletions_decision on deletions (decision_id) where decision_id is not null;
create index deletions_gone on deletions (gone_at);

-- Keys of tables that are made before these.
alter table cases add foreign key (notice_id) references decisions on delete set null;
