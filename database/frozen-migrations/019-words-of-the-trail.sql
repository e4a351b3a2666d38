-- What the trail says in words of what staff deleted. Apart from it, because words can hold a name, and names go with their
-- member while the trail stays. No keys to others: what they name is gone, or is to be forgotten, not refused.
create table trail_words (
  entry_id integer primary key,
  -- Null: forgotten.
  title text,
  -- Null: nobody's, or forgotten.
  owner_id integer,
  reason text not null default ''
);
create index trail_words_owner on trail_words (owner_id);

-- Words in lower case with one blank around each: what is looked for in it is found as whole words only.
create function plain_words(words text) returns text language sql immutable as $$
  select ' ' || btrim(lower(regexp_replace(words, '[^[:alnum:]]+', ' ', 'g'))) || ' '
$$;

-- Other scripts write no blanks, or letters that not every database knows as such: there a part of a word is enough.
create function is_named(name text, words text) returns boolean language sql immutable as $$
  select case when name ~ '^[ -~]*$'
    then btrim(plain_words(name)) <> '' and strpos(plain_words(words), plain_words(name)) > 0
    else strpos(lower(words), lower(name)) > 0 end
$$;

-- With a member goes what was deleted of theirs, and what names them.
create function forget_words() returns trigger language plpgsql as $$
declare
  names text[] := array[old.first_name, old.last_name, old.email];
begin
  update trail_words set title = null, reason = '', owner_id = null where owner_id = old.id;
  update trail_words set title = null where exists (select from unnest(names) name where is_named(name, title));
  update trail_words set reason = '' where exists (select from unnest(names) name where is_named(name, reason));
  return null;
end $$;
create trigger forget_words after delete on users for each row execute function forget_words();
