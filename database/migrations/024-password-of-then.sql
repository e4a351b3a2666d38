-- With an address the password of then comes back: whoever took the account over has set another one by a link mailed to theirs.
alter table address_returns add password_hash text;
