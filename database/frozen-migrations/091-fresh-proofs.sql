-- When a session last proved that its member is there, besides its log-in. Null: not since.
alter table sessions add proven_at timestamptz;

-- A change of address that was asked for without a proof waits for a link in the old mailbox, and remembers the new address too.
alter table account_tokens drop constraint account_tokens_check;
alter table account_tokens add constraint account_tokens_check
  check ((purpose in ('email', 'old-mailbox')) = (new_email is not null));
