/* Brings a case in step with its reports and appeals, by who holds it: what waits, how urgent it is, and since when. */
create or replace function tally_case(of_case integer) returns void language sql as $$
  with open_reports as (
    select count(*)::int as count, array_agg(distinct reason order by reason) as reasons, min(created_at) as since,
      min(created_at) filter (where reason in ('illegal', 'privacy')) as urgent_since
    from reports where case_id = of_case and state = 'open'
  ), open_appeals as (
    select count(*)::int as count, min(appeals.at) as since
    from appeals join decisions on decisions.id = decision_id where case_id = of_case and appeals.state = 'asked'
  ), found as (
    select array_remove(array[
        case when open_reports.count > 0 then 'report' end, case when held_at is not null then 'held' end,
        case when look_at is not null then 'look' end, case when open_appeals.count > 0 then 'appeal' end], null) as waits,
      open_reports.count, coalesce(reasons, '{}') as reasons,
      least(open_reports.urgent_since, open_appeals.since, (
        select at from decisions where decisions.id = notice_id and automatic and outcome = 'hidden')) as urgent_since,
      least(open_reports.since, held_at, look_at, open_appeals.since) as since
    from open_reports, open_appeals, (select held_at, look_at, notice_id from cases where id = of_case) known
  )
  update cases set waits = case when gone then '{}' else found.waits end, report_count = found.count,
    reasons = found.reasons, urgent = found.urgent_since is not null, urgent_since = found.urgent_since,
    since = coalesce(found.since, cases.since), closed_at = case when state = 'open' then now() else closed_at end
  from found where id = of_case
$$;

/* Closes the case of what is no more: its reports are answered by that. */
create or replace function close_case(of_parent text, of_record integer) returns void language plpgsql as $$
declare
  closed integer;
begin
  update cases set gone = true, version = version + 1, gone_version = version + 1
  where parent = of_parent and record_id = of_record and not gone returning id into closed;
  if closed is null then
    return;
  end if;
  update reports set state = 'gone' where case_id = closed and state = 'open';
  perform tally_case(closed);
end $$;

create or replace function close_case_of_gone() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    perform close_case(case old.kind when 'company' then 'companies' else old.kind || 's' end, old.number);
  else
    perform close_case(tg_table_name, old.id);
  end if;
  return null;
end $$;

/* What came back is what it was, and so is its case. */
create or replace function reopen_case(of_parent text, of_record integer) returns void language plpgsql as $$
declare
  reopened integer;
begin
  update cases set gone = false, version = version + 1, changed_version = version + 1
  where parent = of_parent and record_id = of_record and gone returning id into reopened;
  if reopened is null then
    return;
  end if;
  update reports set state = 'open' where case_id = reopened and state = 'gone';
  perform tally_case(reopened);
end $$;

/*
 * Of a member who leaves, cases and what was said in them forget the words: theirs go, and where others' name them, the name does.
 */
create or replace function forget_judged() returns trigger language plpgsql as $$
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
  -- As who decides: a case is held before what is said in it.
  perform from cases where id = any(concerned) order by id for update;
  delete from case_pictures using cases where id = case_id and author_id = old.id;
  update reports set title = null from cases where cases.id = case_id and author_id = old.id;
  update cases set title = null, before = null where author_id = old.id;
  update decisions set title = null, text = '', cleared = null where author_id = old.id;
  update reports set text = null where user_id = old.id;
  update appeals set text = '' where user_id = old.id;
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
  end loop;
  return old;
end $$;
