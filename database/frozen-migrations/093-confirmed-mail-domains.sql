-- A member typed a website, and from then on it decided who sees whose search for work. Now a domain counts once it is confirmed.
alter table companies
  -- The registrable domain of the website, unless it is a mail provider's. The server computes it, and fills it in at its start.
  -- (Only the version before still uses website_host.)
  add website_domain text,
  -- Whoever has a confirmed address at this domain works here: staff said so, or two members who have one and name the company.
  -- A later website doesn't change it, unless staff save it.
  add mail_domain text;
create index companies_mail_domain on companies (mail_domain) where mail_domain is not null;
drop index companies_website;

create function confirm_mail_domain(company integer) returns void language sql as $$
  update companies set mail_domain = website_domain
  where post_id = company and mail_domain is null and website_domain is not null and 2 = (
    select count(*) from (
      select from users
      where company_id = company and visible and email_proven_at is not null and hosts_of(email) @> array[website_domain] limit 2
    ) colleagues)
$$;

create function confirm_mail_domain() returns trigger language plpgsql as $$
begin
  perform confirm_mail_domain(case tg_table_name
    when 'users' then (to_jsonb(new) ->> 'company_id')::integer else (to_jsonb(new) ->> 'post_id')::integer end);
  return null;
end $$;
create trigger confirm_mail_domain after update of company_id, email, email_proven_at on users for each row
  when (new.company_id is not null and new.email_proven_at is not null) execute function confirm_mail_domain();
create trigger confirm_mail_domain after update of website_domain on companies for each row
  when (new.website_domain is not null and new.mail_domain is null) execute function confirm_mail_domain();

-- What others see of members is made anew when it changes.
create function note_mail_domain() returns trigger language plpgsql as $$
begin
  insert into changes (kind, id, growth) values ('company', new.post_id, 0);
  return null;
end $$;
create trigger note_mail_domain after update of mail_domain on companies for each row
  when (old.mail_domain is distinct from new.mail_domain) execute function note_mail_domain();
