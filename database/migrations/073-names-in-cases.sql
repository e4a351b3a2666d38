-- Who leaves takes their name out of what others wrote about it, and not the rest: whoever was called like a common word would
-- have left cases without reasons.

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
