-- One case for each record that was reported, held back or decided on.
create table cases (
  id integer generated always as identity primary key,
  parent text not null check (parent in ('jobs', 'projects', 'questions', 'companies', 'comments', 'users', 'messages')),
  record_id integer not null,
  author_id integer references users on delete set null,
  title text,
  -- The record as it was at the first open report.
  before jsonb,
  -- Since when a held text waits for staff, and since when a changed one does.
  held_at timestamptz,
  look_at timestamptz,
  -- The record was deleted.
  gone boolean not null default false,
  -- Staff found nothing wrong, and the record hasn't changed since.
  found_fine boolean not null default false,
  -- Derived by `tally_case`, down to `since`: what waits, the number of open reports and their reasons.
  waits text[] not null default '{}',
  state text not null generated always as (case when waits = '{}' then 'decided' else 'open' end) stored,
  report_count integer not null default 0,
  reasons text[] not null default '{}',
  urgent boolean not null default false,
  -- An open case may become urgent after staff were notified of it.
  urgent_since timestamptz,
  turn smallint not null generated always as (case when urgent then 0 when report_count >= 3 then 1 else 2 end) stored,
  since timestamptz not null default now(),
  closed_at timestamptz not null default now(),
  claimed_by integer references users on delete set null,
  claimed_at timestamptz,
  -- Counts what happens to the case. The columns below hold its value when each of these last happened.
  version integer not null default 1,
  decided_version integer not null default 0,
  gone_version integer not null default 0,
  changed_version integer not null default 0,
  reported_version integer not null default 0,
  appealed_version integer not null default 0,
  -- The decision that hides the record at present. References decisions; the key is below.
  notice_id integer,
  -- Hash of the record's content when the case last saw it: saving it unchanged is no change.
  content_print text,
  -- The operator's word that held the text back. Shown to staff only.
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

-- Pictures that a case shows or can give back. They are kept with it.
create table case_pictures (
  case_id integer not null references cases on delete cascade,
  image_hash text not null references images,
  primary key (image_hash, case_id)
);
create index case_pictures_case on case_pictures (case_id);

-- Decisions on a case, by staff or automatic.
create table decisions (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  author_id integer references users on delete set null,
  -- Whether the author is told. Nobody learns of a report without consequences.
  concerns_author boolean not null,
  title text,
  outcome text not null check (outcome in ('kept', 'hidden', 'removed', 'cleared', 'suspended', 'held')),
  reason text,
  text text not null,
  parts text[] not null default '{}',
  -- What was cleared, so that it can be restored.
  cleared jsonb,
  basis text not null check (basis in ('report', 'held', 'look', 'appeal', 'own')),
  automatic boolean not null default false,
  decided_by integer references users on delete set null,
  at timestamptz not null default now(),
  -- Null: no appeal.
  appeal_until timestamptz,
  -- The entry in the audit trail.
  entry_id integer,
  -- Until when the decision suspended the member, whatever happened later.
  until timestamptz,
  -- When the first report, held text or appeal that the decision answers came in. Null: nothing waited.
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
  -- The record's title at that time.
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

-- Appeals against decisions.
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

-- Tokens mailed with a decision, so that members who can't log in can appeal.
create table appeal_tokens (
  token_hash bytea primary key,
  decision_id integer not null references decisions on delete cascade,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index appeal_tokens_decision on appeal_tokens (decision_id);
create index appeal_tokens_user on appeal_tokens (user_id);

-- Suspensions of members, past ones included. Without an end they last until they are lifted.
create table suspensions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  reason text not null,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  -- The decision that caused it.
  decision_id integer references decisions on delete set null
);
create index suspensions_user on suspensions (user_id);
create index suspensions_decision on suspensions (decision_id) where decision_id is not null;

-- Records in a bin: the owner's, or with a decision that of staff.
create table deletions (
  id integer generated always as identity primary key,
  post_id integer unique references posts on delete cascade,
  comment_id integer unique references comments on delete cascade,
  owner_id integer references users on delete set null,
  decision_id integer references decisions on delete cascade,
  -- The state that it returns to.
  former_state text not null,
  deleted_at timestamptz not null default now(),
  gone_at timestamptz not null,
  check (num_nonnulls(post_id, comment_id) = 1)
);
create index deletions_owner on deletions (owner_id, deleted_at desc, id desc) where decision_id is null;
create index deletions_by_staff on deletions (deleted_at desc, id desc) where decision_id is not null;
create index deletions_decision on deletions (decision_id) where decision_id is not null;
create index deletions_gone on deletions (gone_at);

-- A key that needs both tables.
alter table cases add foreign key (notice_id) references decisions on delete set null;
