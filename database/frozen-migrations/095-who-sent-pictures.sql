-- Who sent a picture: only they may name it in a text while it is kept back from others, and it takes up their space.
create table image_senders (
  image_hash text references images on delete cascade,
  user_id integer references users on delete cascade,
  primary key (image_hash, user_id)
);
create index image_senders_user on image_senders (user_id);

-- Of those that are there already, whoever shows them counts as their sender.
insert into image_senders (image_hash, user_id)
select hash, user_id from (
  select avatar as hash, id as user_id from users
  union select logo, owner_id from companies join posts on posts.id = post_id
  union select image_hash, user_id from profile_images
  union select cleared ->> 'picture', author_id from decisions
  union select image_hash, owner_id from post_images join comments using (post_id) where strpos(text, image_hash) > 0
  union select image_hash, user_id
    from post_images join comments using (post_id) join comment_versions on comment_id = comments.id
    where strpos(comment_versions.text, image_hash) > 0
  union select image_hash, user_id from post_images join question_versions using (post_id) where strpos(description, image_hash) > 0
  union select image_hash, owner_id from post_images join posts on posts.id = post_id
    left join jobs on jobs.post_id = posts.id left join projects on projects.post_id = posts.id
    left join questions on questions.post_id = posts.id left join companies on companies.post_id = posts.id
    where strpos(concat(jobs.description, projects.description, questions.description, companies.about), image_hash) > 0
) shown join images using (hash) where user_id in (select id from users)
on conflict do nothing;
