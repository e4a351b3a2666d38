-- A picture that was sent for a text waits for that. Faces and logos are kept with what they are of.
alter table images add sent_at timestamptz;

-- On which post's page a picture was ever named, be it in its description or below it. Whether it still is stands in the words.
create table post_images (
  post_id integer references posts on delete cascade,
  image_hash text references images on delete cascade,
  primary key (image_hash, post_id)
);
create index post_images_post on post_images (post_id);

/* All that is read on a post's page. */
create view post_texts as
  select post_id, description as words from jobs
  union all select post_id, description from projects
  union all select post_id, description from questions
  union all select post_id, description from question_versions
  union all select post_id, text from comments
  union all select post_id, comment_versions.text from comment_versions join comments on id = comment_id;

-- Whom a text ever mentioned, and who was told of it then.
alter table questions add mentioned integer[] not null default '{}';
alter table comments add mentioned integer[] not null default '{}';

create function without_own_addresses(text) returns text language sql immutable parallel safe return
  case when strpos($1, '](/') > 0
    then regexp_replace($1, '\]\(/(users/\d+|api/images/[0-9a-f]{64}\.webp)\)', '] ', 'g') else $1 end;

/* Words of lower case without accents, a blank between two; C++ and C# stay words of their own. Addresses of the board's own
   members and pictures, as texts name them, are none. Texts in ASCII are quick. */
create or replace function plain(text) returns text language sql immutable parallel safe return
  trim(regexp_replace(
    regexp_replace(regexp_replace(
      case when octet_length($1) = length($1) then lower(without_own_addresses($1)) else sort_key_of(without_own_addresses($1)) end,
      '(?<=\w)\+\+', 'plusplus', 'g'), '(?<=\w)#', 'sharp', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));
