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

-- A picture that only what is kept from others names, or named until it was cleared, is not there meanwhile.

/* All that others read on a post's page. */
create view shown_texts as
  select post_id, words from (
    select post_id, description as words from jobs
    union all select post_id, description from projects
    union all select post_id, description from questions
    union all select post_id, description from question_versions
    union all select post_id, about from companies where about is not null
  ) texts join posts on posts.id = post_id and posts.visible
  union all select post_id, text from comments where visible
  union all select comments.post_id, comment_versions.text
    from comment_versions join comments on comments.id = comment_id where visible;

create function is_shown_somewhere(picture text) returns boolean language sql stable return
  exists (select from users where avatar = picture and visible)
  or exists (select from companies join posts on posts.id = post_id where logo = picture and visible)
  or exists (
    select from profile_images join users on users.id = user_id
    where image_hash = picture and visible and strpos(about, picture) > 0)
  or exists (
    select from post_images join shown_texts using (post_id) where image_hash = picture and strpos(words, picture) > 0);

/* What nothing names waits for its text: it is there for who sent it. */
create function is_kept_back(picture text) returns boolean language sql stable return
  not is_shown_somewhere(picture) and (
    exists (select from users where avatar = picture) or exists (select from companies where logo = picture)
    or exists (select from case_pictures where image_hash = picture)
    or exists (
      select from profile_images join users on users.id = user_id where image_hash = picture and strpos(about, picture) > 0)
    or exists (select from post_images join post_texts using (post_id) where image_hash = picture and strpos(words, picture) > 0));
