-- Since when a case is urgent: what is urgent may come to one that waits already, of which the team was told before.
alter table cases add urgent_since timestamptz;
update cases set urgent_since = since where urgent;

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
