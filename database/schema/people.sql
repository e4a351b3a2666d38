create table users (
  id integer generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- Argon2id; null if someone was invited and has not chosen one yet.
  password_hash text,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  avatar text references images,
  -- References companies; posts.sql adds the key.
  company_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the member last used the board, also after their sessions have ended.
  last_seen_at timestamptz,
  sort_key text collate "C" not null generated always as (sort_key_of(last_name) || chr(1) || sort_key_of(first_name)) stored,
  -- When the member used a mailed link, which proves that the address is theirs. Null: not yet.
  email_proven_at timestamptz,
  -- When an imported member was last mailed an invitation.
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
  -- By field: `cohort` or `me` may see it. Fields that are not named are seen by every member.
  visibility jsonb not null default '{}',
  -- Companies whose people don't see that the member looks for work, besides their own.
  hides_work_from_own boolean not null default true,
  work_hidden_from integer[] not null default '{}',
  requests_from text not null default 'members' check (requests_from in ('members', 'verified', 'nobody')),
  -- Verified in at least one cohort. Copied from `cohort_members`.
  verified boolean not null default false,
  -- What the member wrote to the team when they asked to be let in, until it has decided.
  introduction text,
  -- When the member was asked to confirm their address. Null: never, as members from before that existed.
  confirmation_asked_at timestamptz,
  -- Signed up without an invitation: their first texts are checked more closely.
  came_uninvited boolean not null default false,
  -- Of staff: when they were last told of open cases.
  told_of_cases_at timestamptz,
  -- Since when the member names their company. Colleagues count as such after seven days, so that naming a company for a minute
  -- doesn't reveal who hides from its people. Null: since before this column.
  company_since timestamptz,
  -- Marks accounts with another's mailbox, from before mailboxes were unique: all but the oldest.
  is_double boolean not null default false,
  -- When the member last said that they work at their company. Null: not since they name it.
  company_confirmed_at timestamptz,
  -- When the member was given their role. Null: since before this column, or since they joined.
  role_since timestamptz
);
create unique index users_email on users (lower(email));
create index users_company on users (company_id);
create index users_avatar on users (avatar) where avatar is not null;
create index users_by_name on users (sort_key, last_name collate "C", first_name collate "C", id) include (visible);
create index users_suspended on users (id) where suspended;
-- The people on a company's page, by name.
create index users_at_company on users (company_id, sort_key, last_name collate "C", first_name collate "C", id)
  where visible and not visibility ? 'company';
create index users_newest on users (created_at desc, id desc) where visible;
create index users_waiting on users (created_at) where state = 'waiting';
-- Everything that filters of members read, including private fields and who sees them: pages and counts need no other index.
create index users_listed on users (sort_key, last_name collate "C", first_name collate "C", id)
  include (created_at, company_id, verified, open_to, location, visibility, hides_work_from_own, work_hidden_from, email, email_proven_at)
  where visible;
create index users_hosts on users using gin (hosts_of(email));
create unique index users_mailbox on users (mailbox_key(email)) where not is_double;
create index users_by_mailbox on users (mailbox_key(email));
-- For the matches and saved searches. `hold_searched` records other changes of a profile.
create trigger note_change after insert or delete or update of state, suspended, company_id, location, open_to, visibility,
  hides_work_from_own, work_hidden_from, verified, email, email_proven_at on users
  for each row execute function note_change('user');
-- A trigger, so that no way of deleting a member leaves their words behind.
create trigger forget_member before delete on users
  for each row execute function forget_member();
-- A trigger, because profiles, imports and each mailed link can make somebody the second confirmed member of a company.
create trigger confirm_mail_domain after update of company_id, email, email_proven_at on users
  for each row when (new.company_id is not null and new.email_proven_at is not null) execute function confirm_mail_domain();
-- A trigger, because profiles, imports and the end of a company write here, and who hides from colleagues depends on it.
create trigger change_employer before update of company_id on users
  for each row when (old.company_id is distinct from new.company_id) execute function change_employer();

create table sessions (
  id integer generated always as identity primary key,
  -- SHA-256. The token itself is stored nowhere.
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the member last proved again in this session who they are. Null: not since log-in.
  proven_at timestamptz,
  -- The board requires a second factor that the member doesn't have yet: the session only serves to set one up.
  lacks_factor boolean not null default false
);
create index sessions_user on sessions (user_id);

-- Logins at providers: issuer and subject name a person there.
create table identities (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- The provider's name in the settings.
  provider text not null,
  issuer text not null,
  subject text not null,
  -- The address or name by which the member recognises it.
  label text not null,
  -- Signed up with an address that the provider doesn't vouch for: it can't be used until the member's address is proven.
  awaits_proof boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index identities_user on identities (user_id);

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- As the browser names it, in base64url.
  credential_id text not null unique,
  -- COSE.
  public_key bytea not null,
  counter bigint not null,
  -- Synced between devices: its counter says nothing.
  backed_up boolean not null,
  transports text[] not null default '{}',
  -- The board's host at that time. The passkey works under this name alone.
  host text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Authenticator apps.
create table totp_keys (
  user_id integer primary key references users on delete cascade,
  -- Base32.
  secret text not null,
  created_at timestamptz not null default now(),
  -- Null: the first code hasn't been entered yet.
  confirmed_at timestamptz,
  -- The number of the 30 seconds whose code was used last.
  last_step bigint not null default 0,
  -- When a recovery without the factor removes it.
  ends_at timestamptz
);
create index totp_keys_ends_at on totp_keys (ends_at) where ends_at is not null;

-- SHA-256 of the recovery codes that are left.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Sign-ins that have begun: at a provider, with a passkey, or up to the second factor. Each works once.
create table sign_in_attempts (
  token_hash bytea primary key,
  purpose text not null,
  user_id integer references users on delete cascade,
  data jsonb not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_user on sign_in_attempts (user_id);
create index sign_in_attempts_expires_at on sign_in_attempts (expires_at);

-- Tokens and feeds that members created for other programs.
create table grants (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('token', 'feed')),
  name text not null,
  -- SHA-256. The token itself is stored nowhere.
  token_hash bytea not null unique,
  scopes text[] not null default '{}',
  -- The page that a feed shows, with its filters.
  "of" text,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  -- When its member was mailed that it ends.
  warned_at timestamptz,
  check ((kind = 'token') = (expires_at is not null)),
  check ((kind = 'feed') = ("of" is not null))
);
create index grants_user on grants (user_id);

-- Mailed links: to set a new password, to accept an invitation, to confirm an address.
create table account_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null,
  -- The address that waits to be confirmed.
  new_email text,
  expires_at timestamptz not null,
  -- Who asked for a change of address, and in which session. Confirming it ends all other sessions.
  asked_by integer,
  session_id integer,
  check ((purpose in ('email', 'old-mailbox')) = (new_email is not null))
);
-- Only the newest of a purpose counts.
create unique index account_tokens_newest on account_tokens (user_id, purpose);

-- Former addresses of members, from which a change can be taken back for some days.
create table address_returns (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  email text not null,
  -- The password of that time, which comes back with the address.
  password_hash text,
  expires_at timestamptz not null,
  -- Staff entered the new address. Until this one has approved it or expired, the new one gets no recovery links.
  holds_recovery boolean not null default false
);
create index address_returns_user on address_returns (user_id);
-- Nobody else may take such an address meanwhile.
create index address_returns_email on address_returns (lower(email));
create index address_returns_mailbox on address_returns (mailbox_key(email));

-- Addresses that may sign up where sign-up is by invitation.
create table invitations (
  email text primary key check (email = lower(email)),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  -- Names an invitation in the list of invitations.
  id integer generated always as identity unique
);
create index invitations_mailbox on invitations (mailbox_key(email));

-- Addresses whose server refused mail.
create table refused_addresses (
  user_id integer primary key references users on delete cascade,
  email text not null,
  reason text not null,
  at timestamptz not null default now()
);

-- Replies to posts with an idempotency key, kept for a day: the same request gets the same reply.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  body_hash bytea not null,
  -- Null only inside the transaction that posts.
  reply jsonb,
  expires_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_expires_at on idempotency_keys (expires_at);

-- Open streams of pages. They limit the streams of a member over all processes.
create table live_streams (
  id integer generated always as identity primary key,
  session_id integer not null references sessions on delete cascade,
  seen_at timestamptz not null default now()
);
create index live_streams_session on live_streams (session_id);
create index live_streams_seen_at on live_streams (seen_at);

-- Pictures that a member's profile text has ever named. Only the text says whether it still does.
create table profile_images (
  user_id integer not null references users on delete cascade,
  image_hash text not null references images on delete cascade,
  primary key (image_hash, user_id)
);
create index profile_images_user on profile_images (user_id);

-- Who uploaded a picture. Only they may use it in a text while others can't see it, and it counts towards their space.
create table image_senders (
  image_hash text not null references images on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (image_hash, user_id)
);
create index image_senders_user on image_senders (user_id);

/* What a member lets every member see of their profile. */
create view shown_profiles as
  select id, headline, case when not visibility ? 'location' then location end as location,
    case when not visibility ? 'about' then about end as about,
    case when not visibility ? 'company' then company_id end as company_id,
    not visibility ? 'company' as shows_companies, not visibility ? 'cohort' as shows_cohorts, verified
  from users;
