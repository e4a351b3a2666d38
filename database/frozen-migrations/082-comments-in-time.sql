-- Comments are listed by when they were posted: what waited for the team is of the moment in which it was let through.
create index comments_in_time on comments (post_id, created_at, id) include (visible);
drop index comments_post;
