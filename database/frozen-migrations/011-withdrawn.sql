-- What staff took back of what the catalogue says of skills: the next start of the program does not say it again.
create table withdrawn_aliases (
  alias text not null,
  skill_id integer not null references skills on delete cascade,
  primary key (alias, skill_id)
);
create index withdrawn_aliases_skill on withdrawn_aliases (skill_id);

create table withdrawn_implications (
  skill_id integer not null references skills on delete cascade,
  implied_id integer not null references skills on delete cascade,
  primary key (skill_id, implied_id)
);
create index withdrawn_implications_implied on withdrawn_implications (implied_id);

-- Invitations are named by a number where they are listed and taken back.
alter table invitations add id integer generated always as identity unique;
