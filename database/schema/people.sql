create table users (
  id integer generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- Argon2id; null where someone was invited and has not chosen one yet.
  password_hash text,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  avatar text references images,
  company_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When someone last used the board; sessions know it only as long as they last.
  last_seen_at timestamptz,
  sort_key text collate "C" not null generated always as (sort_key_of(last_name) || chr(1) || sort_key_of(first_name)) stored,
  -- Whose address is whose: a sign-up only claims one, a mailed link that is used proves it. Null: nobody has proven it yet.
  email_proven_at timestamptz,
  -- When a member who was imported was last mailed a link to come in by.
  invited_at timestamptz,
  suspended boolean not null default false,
  -- Waiting: until the team lets them in. Hidden: by a decision of the team.
  state text not null default 'shown' check (state in ('shown', 'waiting', 'hidden')),
  visible boolean not null generated always as (state = 'shown' and not suspended) stored,
  locale text not null default 'auto' check (locale in ('auto', 'en', 'de')),
  used_locale text check (used_locale in ('en', 'de')),
  headline text,
  location text,
  about text,
  links jsonb not null default '[]',
  languages jsonb not null default '[]',
  open_to text[] not null default '{}',
  -- Who sees a field that not every member sees: `cohort` or `me`.
  visibility jsonb not null default '{}',
  -- At which companies nobody is to see that one looks for work: one's own, and these.
  hides_work_from_own boolean not null default true,
  work_hidden_from integer[] not null default '{}',
  requests_from text not null default 'members' check (requests_from in ('members', 'verified', 'nobody')),
  -- In a cohort at least: what their memberships say, beside the name that it stands with.
  verified boolean not null default false,
  -- What they told the team of themselves, until it has decided.
  introduction text,
  -- Whether they were asked to confirm their address: members from before were not.
  confirmation_asked_at timestamptz,
  -- Who signed up by themselves, with no invitation: at what they write first the board looks closer.
  came_uninvited boolean not null default false,
  -- When each member of the team was told that something waits; what opened since is told next.
  told_of_cases_at timestamptz,
  -- Who names a company sees what its people see only after a while: a company that is named for a minute tells nobody who hides
  -- from it. Whoever was there before this is known there.
  company_since timestamptz,
  -- Accounts of one mailbox that are there already stay; each but the oldest is a double.
  is_double boolean not null default false
);
create unique index users_email on users (lower(email));
create index users_company on users (company_id);
create index users_avatar on users (avatar) where avatar is not null;
create index users_by_name on users (sort_key, last_name collate "C", first_name collate "C", id) include (visible);
create index users_suspended on users (id) where suspended;
-- Who is at a company for all to see, by name.
create index users_at_company on users (company_id, sort_key, last_name collate "C", first_name collate "C", id)
  where visible and not visibility ? 'company';
create index users_newest on users (created_at desc, id desc) where visible;
create index users_waiting on users (created_at) where state = 'waiting';
create index users_hiding_work on users using gin (work_hidden_from) where work_hidden_from <> '{}';
create index users_hosts on users using gin (hosts_of(email));
create unique index users_mailbox on users (mailbox_key(email)) where not is_double;
create index users_by_mailbox on users (mailbox_key(email));
create trigger forget_words after delete on users
  for each row execute function forget_words();
create trigger note_change after insert or delete or update of first_name, last_name, email, role, avatar, company_id,
  state, suspended on users
  for each row execute function note_change();
create trigger note_left_company after update of company_id on users
  for each row when (old.company_id is not null and old.company_id is distinct from new.company_id)
  execute function note_left_company();
create trigger note_profile_change after update of headline, location, about, links, languages, open_to, visibility,
  hides_work_from_own, work_hidden_from, requests_from, verified, email_proven_at on users
  for each row execute function note_profile_change();
create trigger close_case after delete on users
  for each row execute function close_case_of_gone();
create trigger forget_judged before delete on users
  for each row execute function forget_judged();
create trigger note_inboxes_turned after delete or update of visible, visibility on users
  for each statement execute function note_inboxes_turned();
create trigger confirm_mail_domain after update of company_id, email, email_proven_at on users
  for each row when (new.company_id is not null and new.email_proven_at is not null) execute function confirm_mail_domain();
create trigger note_named_company before update of company_id on users
  for each row when (old.company_id is distinct from new.company_id) execute function note_named_company();

create table sessions (
  id integer generated always as identity primary key,
  -- SHA-256 of the token: the token itself is nowhere.
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When a session last proved that its member is there, besides its log-in. Null: not since.
  proven_at timestamptz
);
create index sessions_user on sessions (user_id);

-- Links that were mailed: to a new password, to come in, to confirm an address.
create table account_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null,
  -- The address that waits to be confirmed.
  new_email text,
  expires_at timestamptz not null,
  -- Who asked for a change of address, and in which session: confirming it ends all the others.
  asked_by integer,
  session_id integer,
  check ((purpose in ('email', 'old-mailbox')) = (new_email is not null))
);
-- Only the newest counts.
create unique index account_tokens_newest on account_tokens (user_id, purpose);

-- Addresses that were a member's a few days ago, from which a change can be taken back. Only hashes of the tokens are kept.
create table address_returns (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  email text not null,
  -- Of then: whoever took the account over has set another one by a link mailed to theirs.
  password_hash text,
  expires_at timestamptz not null,
  -- Whether staff entered the address that took this one's place: as long as this one can come back and hasn't agreed, no link
  -- to a new password goes to the new one.
  holds_recovery boolean not null default false
);
create index address_returns_user on address_returns (user_id);
-- Nobody else gets such an address meanwhile.
create index address_returns_email on address_returns (lower(email));
create index address_returns_mailbox on address_returns (mailbox_key(email));

-- Who may sign up where sign-up is by invitation.
create table invitations (
  email text primary key check (email = lower(email)),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  -- Invitations are named by a number where they are listed and taken back.
  id integer generated always as identity unique
);
create index invitations_mailbox on invitations (mailbox_key(email));

-- Addresses that no mail reaches, as their server says.
create table refused_addresses (
  user_id integer primary key references users on delete cascade,
  email text not null,
  reason text not null,
  at timestamptz not null default now()
);

-- What a member has posted under a key of their own, for a day: sent again, it is answered with the same record.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  body_hash bytea not null,
  -- Null only within the transaction that posts.
  reply jsonb,
  expires_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_expires_at on idempotency_keys (expires_at);

-- Open streams of pages, so that each member has only so many over all processes.
create table live_streams (
  id integer generated always as identity primary key,
  session_id integer not null references sessions on delete cascade,
  seen_at timestamptz not null default now()
);
create index live_streams_session on live_streams (session_id);
create index live_streams_seen_at on live_streams (seen_at);

-- Which pictures a member's own words ever named. Whether they still do stands in the words.
create table profile_images (
  user_id integer not null references users on delete cascade,
  image_hash text not null references images on delete cascade,
  primary key (image_hash, user_id)
);
create index profile_images_user on profile_images (user_id);

-- Who sent a picture: only they may name it in a text while it is kept back from others, and it takes up their space.
create table image_senders (
  image_hash text not null references images on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (image_hash, user_id)
);
create index image_senders_user on image_senders (user_id);
