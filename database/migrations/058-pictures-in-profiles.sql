-- What members and companies say of themselves may name pictures, too.
create or replace view post_texts as
  select post_id, description as words from jobs
  union all select post_id, description from projects
  union all select post_id, description from questions
  union all select post_id, description from question_versions
  union all select post_id, text from comments
  union all select post_id, comment_versions.text from comment_versions join comments on id = comment_id
  union all select post_id, about from companies where about is not null;

-- Which pictures a member's own words ever named. Whether they still do stands in the words.
create table profile_images (
  user_id integer references users on delete cascade,
  image_hash text references images on delete cascade,
  primary key (image_hash, user_id)
);
create index profile_images_user on profile_images (user_id);

insert into post_images (post_id, image_hash)
select post_id, hash
from companies cross join regexp_matches(about, '/api/images/([0-9a-f]{64})\.webp', 'g') named join images on hash = named[1]
on conflict do nothing;
insert into profile_images (user_id, image_hash)
select users.id, hash
from users cross join regexp_matches(about, '/api/images/([0-9a-f]{64})\.webp', 'g') named join images on hash = named[1]
on conflict do nothing;
