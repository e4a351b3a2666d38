-- What staff do: suspend members, look after the skills, and leave a trail of it.

-- When someone last used the board; sessions know it only as long as they last.
alter table users add last_seen_at timestamptz;

-- Who may not come in, and who could not: a suspension is over when its end has passed, null is open.
create table suspensions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  reason text not null,
  ends_at timestamptz,
  created_at timestamptz not null default now()
);
create index suspensions_user on suspensions (user_id);

-- Skills that members miss. One row for each member who suggests a name; without them nothing of it stays.
create table skill_suggestions (
  id integer generated always as identity primary key,
  name text not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create unique index skill_suggestions_once on skill_suggestions (lower(name), user_id);
create index skill_suggestions_user on skill_suggestions (user_id);

-- What staff said a name means. The catalogue that comes with the program takes none of it back.
alter table skill_aliases add decided boolean not null default false;

-- What staff did on what others own. Ids only, never names: who left is in it as a number. Written once.
create table audit_trail (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the command line.
  actor_id integer,
  action text not null,
  subject text not null,
  -- Null: what is no record, as an address that was invited.
  subject_id integer,
  note text not null default ''
);
create index audit_trail_actor on audit_trail (actor_id, id);
create index audit_trail_subject on audit_trail (subject, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger refuse_change before update or delete or truncate on audit_trail
  for each statement execute function refuse_change();
