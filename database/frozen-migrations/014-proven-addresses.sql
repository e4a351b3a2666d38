-- Whose address is whose: a sign-up only claims one, a mailed link that is used proves it. Null: nobody has proven it yet.
alter table users add email_proven_at timestamptz;
-- When a member who was imported was last mailed a link to come in by.
alter table users add invited_at timestamptz;

-- An invitation is a link of its own beside the recovery's, so that a recovery leaves it alive. What a link is for is the
-- program's to know.
alter table account_tokens drop constraint if exists account_tokens_purpose_check;
update account_tokens set purpose = 'invitation' where purpose = 'password' and expires_at > now() + interval '1 hour';

update users set invited_at = invited.at
from (
  select subject_id, max(at) as at from audit_trail where action = 'invited' and subject = 'user' group by subject_id
) invited where id = subject_id;

-- Of the members from before it is known of those who were invited: only members without a password were, and only a
-- mailed link could give them one. Staff may have changed an address without a proof.
update users set email_proven_at = invited_at
where invited_at is not null and password_hash is not null and not exists (
  select from audit_trail
  where action = 'edited' and subject = 'user' and subject_id = users.id and note = 'the address too'
);
