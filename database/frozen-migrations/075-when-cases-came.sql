-- When the first came of what a decision of a person answers; null where nothing waited. Of what stands all is known but when a
-- change asked for another look.
alter table decisions add came_at timestamptz;
update decisions set came_at = least(
  (select min(created_at) from reports where reports.decision_id = decisions.id),
  (select min(appeals.at) from appeals where answer_id = decisions.id),
  case when basis = 'held' then (
    select max(held.at) from decisions held
    where held.case_id = decisions.case_id and held.outcome = 'held' and held.id < decisions.id) end)
where not automatic;

-- As of what was said in cases: where the trail's own words name a member who leaves, the name goes, and the rest stays.
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
