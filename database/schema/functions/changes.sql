-- Notes that a member or post was changed in a way that matters to matches or saved searches.
create or replace function note_change() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  case tg_table_name
    when 'user_skills' then changed := coalesce(new.user_id, old.user_id);
    when 'post_skills' then changed := coalesce(new.post_id, old.post_id);
    else changed := coalesce(new.id, old.id);
  end case;
  insert into changes (kind, id) values (tg_argv[0], changed);
  return null;
end $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
