-- Lists of names are sorted as people look names up: without case and accents, ß as ss. What by is kept beside the name, so
-- that the order is the same on every database, whose own collations differ and change with the machine.

create function sort_key_of(text) returns text language sql immutable parallel safe return
  replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
    'øØłŁđĐðÐħĦŧŦıẞ', 'oollddddhhttiß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

alter table users add sort_key text collate "C" not null
  generated always as (sort_key_of(last_name) || chr(1) || sort_key_of(first_name)) stored;
alter table companies add sort_key text collate "C" not null generated always as (sort_key_of(name)) stored;
alter table skills add sort_key text collate "C" not null generated always as (sort_key_of(name)) stored;

-- That of users comes with what else it is to hold.
drop index users_by_name;
create index companies_by_name on companies (sort_key, name collate "C", id);
create index skills_by_name on skills (sort_key, name collate "C", id);
