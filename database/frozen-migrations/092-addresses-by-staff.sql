-- Whether staff entered the address that took this one's place: as long as this one can come back and hasn't agreed, no link to a
-- new password goes to the new one.
alter table address_returns add holds_recovery boolean not null default false;
update address_returns set holds_recovery = true
where exists (
  select from account_tokens
  where account_tokens.user_id = address_returns.user_id and purpose = 'email' and asked_by <> account_tokens.user_id
);
