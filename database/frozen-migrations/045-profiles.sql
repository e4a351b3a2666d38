-- A profile says more than a name and skills, and its owner says who sees what of it.

alter table users
  add headline text,
  add location text,
  add about text,
  add links jsonb not null default '[]',
  add languages jsonb not null default '[]',
  add open_to text[] not null default '{}',
  -- Who sees a field that not every member sees: `cohort` or `me`.
  add visibility jsonb not null default '{}',
  -- At which companies nobody is to see that one looks for work: one's own, and these.
  add hides_work_from_own boolean not null default true,
  add work_hidden_from integer[] not null default '{}',
  add requests_from text not null default 'members' check (requests_from in ('members', 'verified', 'nobody')),
  -- In a cohort at least: what their memberships say, beside the name that it stands with.
  add verified boolean not null default false;

-- Who is at a company for all to see, by name.
create index users_at_company on users (company_id, sort_key, last_name collate "C", first_name collate "C", id)
  where visible and not visibility ? 'company';

create index users_newest on users (created_at desc, id desc) where visible;

create table former_companies (
  user_id integer not null references users on delete cascade,
  company_id integer not null references companies on delete cascade,
  primary key (user_id, company_id)
);
create index former_companies_company on former_companies (company_id, user_id);

-- The company that one named until then: for a while its people are still one's own.
create table left_companies (
  user_id integer not null references users on delete cascade,
  company_id integer not null references companies on delete cascade,
  left_at timestamptz not null default now(),
  primary key (user_id, company_id)
);
create index left_companies_company on left_companies (company_id);

create function note_left_company() returns trigger language plpgsql as $$
begin
  insert into left_companies (user_id, company_id)
  select old.id, post_id from companies where post_id = old.company_id
  on conflict (user_id, company_id) do update set left_at = now();
  return null;
end $$;
create trigger note_left_company after update of company_id on users for each row
  when (old.company_id is not null and old.company_id is distinct from new.company_id)
  execute function note_left_company();

alter table companies
  add about text,
  add location text,
  add website text,
  -- Of the website, without www: who has an address there is one of the company.
  add website_host text;
create index companies_website on companies (website_host) where website_host is not null;

/* The host of an address and all that it lies below: mail.lantern.example, lantern.example, example. */
create function hosts_of(email text) returns text[] language sql immutable parallel safe return (
  select array_agg(array_to_string(labels[place:], '.')) from (
    select string_to_array(lower(split_part(email, '@', 2)), '.') as labels
  ) host, generate_subscripts(labels, 1) place);

-- What others see of members is made anew when it changes.
create function note_profile_change() returns trigger language plpgsql as $$
begin
  insert into changes (kind, id, growth) values ('user', case tg_table_name
    when 'users' then (to_jsonb(new) ->> 'id')::integer
    else (to_jsonb(coalesce(new, old)) ->> 'user_id')::integer end, 0);
  return null;
end $$;
create trigger note_profile_change after update of headline, location, about, links, languages, open_to, visibility,
  hides_work_from_own, work_hidden_from, requests_from, verified, email_proven_at on users
  for each row execute function note_profile_change();
create trigger note_profile_change after insert or update or delete on former_companies
  for each row execute function note_profile_change();
