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
