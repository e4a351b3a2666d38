/* Whether a member is known at the company that they name: after seven days, or where they named it before that counted. */
create or replace function is_known_since(since timestamptz) returns boolean language sql stable parallel safe return (
  since is null or since <= now() - interval '7 days');

/* The website's domain is a company's once two members who name it have a confirmed address there. */
create or replace function confirm_mail_domain(company integer) returns void language sql as $$
  update companies set mail_domain = website_domain
  where post_id = company and mail_domain is null and website_domain is not null and 2 = (
    select count(*) from (
      select from users
      where company_id = company and visible and email_proven_at is not null and hosts_of(email) @> array[website_domain] limit 2
    ) colleagues)
$$;

create or replace function confirm_mail_domain() returns trigger language plpgsql as $$
begin
  perform confirm_mail_domain(case tg_table_name
    when 'users' then (to_jsonb(new) ->> 'company_id')::integer else (to_jsonb(new) ->> 'post_id')::integer end);
  return null;
end $$;

create or replace function note_named_company() returns trigger language plpgsql as $$
begin
  new.company_since := now();
  return new;
end $$;

create or replace function note_left_company() returns trigger language plpgsql as $$
begin
  insert into left_companies (user_id, company_id, known)
  select old.id, post_id, is_known_since(old.company_since) from companies where post_id = old.company_id
  on conflict (user_id, company_id) do update set left_at = now(),
    known = excluded.known or left_companies.known and left_companies.left_at > now() - interval '30 days';
  return null;
end $$;

-- Where the trail's own words name a member who leaves, the name goes, and the rest stays.
create or replace function forget_words() returns trigger language plpgsql as $$
declare
  called text;
begin
  update trail_words set title = null, reason = '', owner_id = null where owner_id = old.id;
  foreach called in array array[old.email, old.first_name, old.last_name] loop
    update trail_words set title = without_name(called, title), reason = without_name(called, reason)
    where is_named(called, concat_ws(' ', title, reason));
  end loop;
  return null;
end $$;
