-- What was read is asked first, which is mostly nothing; what is to be mailed of it is then found by its entries. In one statement all
-- that is in anybody's inbox was read for it, since next to none of that waits to be mailed.
create or replace function forget_mails_of_read() returns trigger language plpgsql as $$
declare
  has_read int[] := array(select id from before join after using (id) where before.unread and not after.unread);
begin
  if has_read = '{}' then return null; end if;
  update entry_events set mail = 'done', mail_due_at = null, push_due_at = null
  where entry_id = any(has_read) and (mail <> 'done' or push_due_at is not null);
  return null;
end $$;
