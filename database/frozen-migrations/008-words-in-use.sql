-- A word of a title is forgotten with the last title that holds it. One title that lost a word while another gained it saw
-- no other holder, because the other was not committed yet, and forgot it for both: a typo in it was not forgiven any more.
-- So whoever remembers a word holds its row, and whoever forgets leaves alone what is held.

create or replace function remember_title_words(of_kind text, titles text) returns void language plpgsql as $$
declare
  found text[] := array(
    select distinct word from unnest(string_to_array(plain(titles), ' ')) word
    where length(word) between 4 and 40 order by 1);
begin
  perform from title_words where kind = of_kind and word = any(found) order by word for key share;
  insert into title_words (kind, word) select of_kind, word from unnest(found) word on conflict do nothing;
end $$;

create or replace function forget_title_words() returns trigger language plpgsql as $$
declare
  record jsonb := to_jsonb(old);
  titles text := concat_ws(' ', record->>'title', record->>'name', record->>'first_name', record->>'last_name');
  free text[] := array(
    select word from title_words where kind = tg_table_name and word = any(string_to_array(plain(titles), ' '))
    for update skip locked);
begin
  -- A statement of its own, so that it sees what was committed before the words were held.
  execute format(
    'delete from title_words where kind = $1 and word = any($2) and not exists (
       select from %I where search @@ (quote_literal(word) || '':A'')::tsquery)', tg_table_name)
  using tg_table_name::text, free;
  return null;
end $$;
