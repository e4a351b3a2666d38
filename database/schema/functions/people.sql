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
  perform confirm_mail_domain(new.company_id);
  return null;
end $$;

/* Who names another company is known there only after a while, and for 30 days still one of those of the company they left. */
create or replace function change_employer() returns trigger language plpgsql as $$
begin
  insert into left_companies (user_id, company_id, known)
  select old.id, post_id, is_known_since(old.company_since) from companies where post_id = old.company_id
  on conflict (user_id, company_id) do update set left_at = now(),
    known = excluded.known or left_companies.known and left_companies.left_at > now() - interval '30 days';
  new.company_since := now();
  -- The confirmation was for the former company, unless this update confirms the new one.
  if new.company_confirmed_at is not distinct from old.company_confirmed_at then new.company_confirmed_at := null; end if;
  return new;
end $$;

/*
 * When a member leaves, empties their own words in cases and the audit trail, and removes their name from what others
 * wrote there.
 */
create or replace function forget_member() returns trigger language plpgsql as $$
declare
  names text[] := array[old.email, old.first_name, old.last_name];
  concerned integer[] := array(
    select id from cases
    where old.id in (author_id, claimed_by)
      or names_any(names, concat_ws(' ', title, before ->> 'title', before ->> 'text', before ->> 'link'))
    union select case_id from reports where user_id = old.id or names_any(names, concat_ws(' ', title, text))
    union select case_id from decisions
    where old.id in (author_id, decided_by) or names_any(names, concat_ws(' ', title, text))
    union select case_id from appeals join decisions on decisions.id = decision_id
    where user_id = old.id or names_any(names, appeals.text));
  called text;
begin
  -- In the order of decisions: a case is locked before what is said in it.
  perform from cases where id = any(concerned) order by id for update;
  delete from case_pictures using cases where id = case_id and author_id = old.id;
  update reports set title = null from cases where cases.id = case_id and author_id = old.id;
  update cases set title = null, before = null where author_id = old.id;
  update decisions set title = null, text = '', cleared = null where author_id = old.id;
  update reports set text = null where user_id = old.id;
  update appeals set text = '' where user_id = old.id;
  update trail_words set title = null, reason = '', owner_id = null where owner_id = old.id;
  foreach called in array names loop
    update cases set title = without_name(called, title), before = before || jsonb_build_object(
      'title', without_name(called, before ->> 'title'), 'text', without_name(called, before ->> 'text'),
      'link', without_name(called, before ->> 'link'))
    where id = any(concerned)
      and is_named(called, concat_ws(' ', title, before ->> 'title', before ->> 'text', before ->> 'link'));
    update decisions set title = without_name(called, title), text = without_name(called, text)
    where case_id = any(concerned) and is_named(called, concat_ws(' ', title, text));
    update reports set title = without_name(called, title), text = without_name(called, text)
    where case_id = any(concerned) and is_named(called, concat_ws(' ', title, text));
    update appeals set text = without_name(called, appeals.text) from decisions
    where decisions.id = decision_id and case_id = any(concerned) and is_named(called, appeals.text);
    update trail_words set title = without_name(called, title), reason = without_name(called, reason)
    where is_named(called, concat_ws(' ', title, reason));
  end loop;
  return old;
end $$;
