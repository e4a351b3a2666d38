-- The hosts of an address are those of its mailbox: in ASCII and without a dot at the end.
create or replace function hosts_of(email text) returns text[] language sql immutable parallel safe return (
  select array_agg(array_to_string(labels[place:], '.')) from (
    select string_to_array(split_part(mailbox_key(email), '@', -1), '.') as labels
  ) host, generate_subscripts(labels, 1) place);
reindex index users_hosts;
