-- What members report and what the team decides: a thing has one case, which opens whenever something about it waits for staff.
-- Things are named as addresses name them: a number is never another's, so a case outlives what it is about.

create table cases (
  id integer generated always as identity primary key,
  parent text not null check (parent in ('jobs', 'projects', 'questions', 'companies', 'comments', 'users', 'messages')),
  record_id integer not null,
  author_id integer references users on delete set null,
  title text,
  -- What stood there at the first of the reports that are open, as its reporter saw it.
  before jsonb,
  -- Since when a text that the board holds back waits for a person, and a change for another look.
  held_at timestamptz,
  look_at timestamptz,
  -- Its owner deleted it, or it is no more.
  gone boolean not null default false,
  -- A person found nothing wrong, and it was not changed since.
  found_fine boolean not null default false,
  -- Follows from the rest: what waits, how many open reports there are and for what reasons, and since when.
  waits text[] not null default '{}',
  state text not null generated always as (case when waits = '{}' then 'decided' else 'open' end) stored,
  report_count integer not null default 0,
  reasons text[] not null default '{}',
  urgent boolean not null default false,
  -- What is urgent may come to a case that waits already, of which the team was told before.
  urgent_since timestamptz,
  turn smallint not null generated always as (case when urgent then 0 when report_count >= 3 then 1 else 2 end) stored,
  since timestamptz not null default now(),
  closed_at timestamptz not null default now(),
  claimed_by integer references users on delete set null,
  claimed_at timestamptz,
  -- Rises with all that happens, and what it was when each kind of it happened last.
  version integer not null default 1,
  decided_version integer not null default 0,
  gone_version integer not null default 0,
  changed_version integer not null default 0,
  reported_version integer not null default 0,
  appealed_version integer not null default 0,
  unique (parent, record_id)
);
create index cases_author on cases (author_id) where author_id is not null;
create index cases_claimed_by on cases (claimed_by) where claimed_by is not null;
create index cases_open on cases (turn, since, id) where state = 'open';
create index cases_with_reports on cases (turn, since, id) where 'report' = any(waits);
create index cases_held on cases (turn, since, id) where 'held' = any(waits);
create index cases_to_look_at on cases (turn, since, id) where 'look' = any(waits);
create index cases_with_appeals on cases (turn, since, id) where 'appeal' = any(waits);
create index cases_decided on cases (closed_at desc, id desc) where state = 'decided';

-- Pictures that a case shows, or that can be given back: they stay until it forgets them.
create table case_pictures (
  case_id integer not null references cases on delete cascade,
  image_hash text not null references images,
  primary key (image_hash, case_id)
);
create index case_pictures_case on case_pictures (case_id);

create table decisions (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  author_id integer references users on delete set null,
  -- Whether its author is told: nobody learns of a report that nothing came of.
  concerns_author boolean not null,
  title text,
  outcome text not null check (outcome in ('kept', 'hidden', 'removed', 'cleared', 'suspended', 'held')),
  reason text,
  text text not null,
  parts text[] not null default '{}',
  -- What was cleared, to be given back.
  cleared jsonb,
  basis text not null check (basis in ('report', 'held', 'look', 'appeal', 'own')),
  automatic boolean not null default false,
  decided_by integer references users on delete set null,
  at timestamptz not null default now(),
  -- Null: it can't be appealed.
  appeal_until timestamptz,
  -- Of the audit trail; an entry of the same moment.
  entry_id integer
);
create index decisions_case on decisions (case_id, id);
create index decisions_author on decisions (author_id, id desc) where concerns_author;
create index decisions_decided_by on decisions (decided_by) where decided_by is not null;
create index decisions_entry on decisions (entry_id) where entry_id is not null;
create index decisions_at on decisions (at);

-- The decision that keeps the thing from others at this moment.
alter table cases add notice_id integer references decisions on delete set null;
create index cases_notice on cases (notice_id) where notice_id is not null;

-- By which decision somebody is kept out.
alter table suspensions add decision_id integer references decisions on delete set null;
create index suspensions_decision on suspensions (decision_id) where decision_id is not null;

create table reports (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  user_id integer references users on delete set null,
  reason text not null check (reason in ('spam', 'abuse', 'illegal', 'privacy', 'wrong-place', 'outdated', 'other')),
  text text,
  -- As it was called then.
  title text,
  state text not null default 'open' check (state in ('open', 'decided', 'gone')),
  decision_id integer references decisions on delete set null,
  created_at timestamptz not null default now()
);
create unique index reports_open on reports (case_id, user_id) where state = 'open';
create index reports_case on reports (case_id, id);
create index reports_user on reports (user_id, id desc) where user_id is not null;
create index reports_decision on reports (decision_id) where decision_id is not null;
create index reports_created on reports (created_at);

create table appeals (
  id integer generated always as identity primary key,
  decision_id integer not null references decisions on delete cascade,
  user_id integer references users on delete set null,
  text text not null,
  state text not null default 'asked' check (state in ('asked', 'stands', 'overturned')),
  answer_id integer references decisions on delete set null,
  at timestamptz not null default now(),
  unique (decision_id, user_id)
);
create index appeals_user on appeals (user_id) where user_id is not null;
create index appeals_answer on appeals (answer_id) where answer_id is not null;
create index appeals_asked on appeals (at) where state = 'asked';

-- What is mailed with a decision, so that also who can't log in appeals.
create table appeal_tokens (
  token_hash bytea primary key,
  decision_id integer not null references decisions on delete cascade,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index appeal_tokens_decision on appeal_tokens (decision_id);
create index appeal_tokens_user on appeal_tokens (user_id);

-- What is in a bin: its owner's, or with a decision staff's.
create table deletions (
  id integer generated always as identity primary key,
  post_id integer references posts on delete cascade,
  comment_id integer references comments on delete cascade,
  owner_id integer references users on delete set null,
  decision_id integer references decisions on delete cascade,
  -- What it is again when it comes back.
  former_state text not null,
  deleted_at timestamptz not null default now(),
  gone_at timestamptz not null,
  check (num_nonnulls(post_id, comment_id) = 1),
  unique (post_id),
  unique (comment_id)
);
create index deletions_owner on deletions (owner_id, deleted_at desc, id desc) where decision_id is null;
create index deletions_by_staff on deletions (deleted_at desc, id desc) where decision_id is not null;
create index deletions_decision on deletions (decision_id) where decision_id is not null;
create index deletions_gone on deletions (gone_at);

/* Brings a case in step with its reports and appeals, by who holds it: what waits, how urgent it is, and since when. */
create function tally_case(of_case integer) returns void language sql as $$
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
create function close_case(of_parent text, of_record integer) returns void language plpgsql as $$
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
create function reopen_case(of_parent text, of_record integer) returns void language plpgsql as $$
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

create function close_case_of_gone() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    perform close_case(case old.kind when 'company' then 'companies' else old.kind || 's' end, old.number);
  else
    perform close_case(tg_table_name, old.id);
  end if;
  return null;
end $$;
create trigger close_case after delete on posts for each row execute function close_case_of_gone();
create trigger close_case after delete on comments for each row execute function close_case_of_gone();
create trigger close_case after delete on messages for each row execute function close_case_of_gone();
create trigger close_case after delete on users for each row execute function close_case_of_gone();

-- With a member go their words and what they are judged by, and out of what others wrote about it their name, and not the rest: whoever
-- was called like a common word would have left cases without reasons.

/* What finds a plain name in a text, as a regular expression: its words, whole, with whatever but letters and digits between. */
create function plain_name(name text) returns text language sql immutable return
  '(?<![[:alnum:]])' || replace(btrim(plain_words(name)), ' ', '[^[:alnum:]]+') || '(?![[:alnum:]])';

-- As before. But to fold a text takes fifteen times as long as to look through it, and who leaves has every text looked through.
create or replace function is_named(name text, words text) returns boolean language sql immutable as $$
  select case when name ~ '^[ -~]*$'
    then name ~ '[[:alnum:]]' and words ~* plain_name(name)
    else strpos(lower(words), lower(name)) > 0 end
$$;

/* A text without a name, whatever its case, as `is_named` finds it. */
create function without_name(name text, words text) returns text language sql immutable as $$
  select case when name ~ '^[ -~]*$' then regexp_replace(words, plain_name(name), '…', 'gi') else (
    select case when is_named(name, stripped) then '' else stripped end
    from regexp_replace(words, regexp_replace(name, '([^[:alnum:]])', '\\\1', 'g'), '…', 'gi') stripped) end
$$;

create function names_any(names text[], words text) returns boolean language sql immutable return
  exists (select from unnest(names) name where is_named(name, words));

create function forget_judged() returns trigger language plpgsql as $$
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
create trigger forget_judged before delete on users for each row execute function forget_judged();

-- How many cases wait, for what, and how many are decided, is counted as they change.
create function note_case_change() returns trigger language plpgsql as $$
declare
  former text[] := case when tg_op = 'INSERT' then '{}' else array[old.state] || old.waits end;
  current text[] := case when tg_op = 'DELETE' then '{}' else array[new.state] || new.waits end;
begin
  insert into changes (kind, id, growth)
  select kind || '_case', coalesce(new.id, old.id), sum(growth)
  from (select unnest(former), -1 union all select unnest(current), 1) changed (kind, growth)
  group by kind having sum(growth) <> 0;
  return null;
end $$;
create trigger note_change after insert or delete or update of waits on cases
  for each row execute function note_case_change();
