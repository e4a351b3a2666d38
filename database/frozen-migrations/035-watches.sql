-- Who is told of what is written on a post: whoever posts or comments there, until they switch it off by hand, and whoever
-- switches it on.
create table watches (
  user_id integer not null references users on delete cascade,
  post_id integer not null references posts on delete cascade,
  watching boolean not null default true,
  since timestamptz not null default now(),
  primary key (user_id, post_id)
);

insert into watches (user_id, post_id, since)
select owner_id, post_id, min(since) from (
  select owner_id, id, created_at from posts where owner_id is not null
  union all select owner_id, post_id, created_at from comments where owner_id is not null
) written (owner_id, post_id, since)
group by owner_id, post_id;

create index watches_post on watches (post_id) where watching;

create function watch_what_is_written() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    insert into watches (user_id, post_id) values (new.owner_id, new.id) on conflict do nothing;
  else
    insert into watches (user_id, post_id) values (new.owner_id, new.post_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger watch_what_is_written after insert or update of owner_id on posts
  for each row when (new.owner_id is not null) execute function watch_what_is_written();
create trigger watch_what_is_written after insert on comments
  for each row when (new.owner_id is not null) execute function watch_what_is_written();
