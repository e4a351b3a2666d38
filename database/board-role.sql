-- Run by the superuser that a PostgreSQL was made with, in the board's database: makes the role that the board works as, and
-- hands over what an older Homecoming made as that superuser. All or nothing, any number of times. REASSIGN OWNED refuses what
-- the first superuser owns, so each thing is named; indexes and a column's numbers go with their tables.
do $$
declare
  thing text;
begin
  perform pg_advisory_xact_lock(1215261031);
  if not exists (select from pg_roles where rolname = 'board') then
    create role board login createdb;
  end if;
  for thing in
    with places as (
      select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    )
    -- A backup that was killed left its scratch database, too.
    select format('database %I', datname) from pg_database
    where datdba = current_user::regrole and not datistemplate and datname <> 'postgres'
    union all
    select format('schema %I', nspname) from places where nspowner = current_user::regrole
    union all
    select format('%s %s', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        else 'table' end, pg_class.oid::regclass)
    from pg_class join places on places.oid = relnamespace
    where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'S') and not (relkind = 'S' and exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
    union all
    select format('routine %s', pg_proc.oid::regprocedure) from pg_proc join places on places.oid = pronamespace
    where proowner = current_user::regrole
    union all
    select format('type %s', pg_type.oid::regtype) from pg_type join places on places.oid = typnamespace
    where typowner = current_user::regrole and (typtype in ('e', 'd')
      or typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c'))
  loop
    execute format('alter %s owner to board', thing);
  end loop;
end $$;
