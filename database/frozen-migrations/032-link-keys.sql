-- By what a job's link is the same as another's; null until the program has worked it out.
alter table jobs add link_key bytea;
create index jobs_link on jobs (link_key) where link_key is not null;
create index jobs_without_link_key on jobs (post_id) where link_key is null;
