-- Names of companies, skills and cohorts are compared as they look. The program's `nameKey` has the same rule.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select translate(
    normalize(
      lower(
        btrim(
          regexp_replace(
            regexp_replace(
              name,
              '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
              '', 'g'),
            '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
          ' ') collate "und-x-icu"),
      NFC),
    'ς', 'σ') $$;

-- Names that looked the same before stay; each but the oldest is a double until staff rename, merge or delete it.
alter table posts add is_double boolean not null default false;
alter table skills add is_double boolean not null default false;
alter table cohorts add is_double boolean not null default false;

update posts set is_double = true
where id in (
  select id from (
    select id, row_number() over (partition by name_key(title) order by id) as n from posts where kind = 'company' and visible
  ) numbered where n > 1);
update skills set is_double = true
where id in (
  select id from (select id, row_number() over (partition by name_key(name) order by id) as n from skills) numbered where n > 1);
update cohorts set is_double = true
where id in (
  select id from (select id, row_number() over (partition by name_key(name) order by id) as n from cohorts) numbered where n > 1);

create unique index companies_name_key on posts (name_key(title)) where kind = 'company' and visible and not is_double;
create unique index skills_name_key on skills (name_key(name)) where not is_double;
create unique index cohorts_name_key on cohorts (name_key(name)) where not is_double;
create index companies_by_key on posts (name_key(title)) where kind = 'company';
create index skills_by_key on skills (name_key(name));
create index cohorts_by_key on cohorts (name_key(name));
create index skill_aliases_by_key on skill_aliases (name_key(alias));
