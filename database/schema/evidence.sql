-- Repositories that members list, and the proof that they are theirs.
create table repositories (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  address text not null,
  -- The linked account that owns it. Null: none does, or it wasn't checked yet.
  identity_id integer references identities on delete set null,
  -- Whether its file holds the member's code.
  has_file boolean not null default false,
  proven_at timestamptz,
  checked_at timestamptz
);
create unique index repositories_address on repositories (user_id, lower(address));
create index repositories_identity on repositories (identity_id) where identity_id is not null;
create index repositories_checked_at on repositories (checked_at nulls first, id);

create table repository_skills (
  repository_id integer not null references repositories on delete cascade,
  skill_id integer not null references skills on delete cascade,
  primary key (repository_id, skill_id)
);
create index repository_skills_skill on repository_skills (skill_id);
