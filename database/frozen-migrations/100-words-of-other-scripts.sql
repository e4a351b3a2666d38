-- Words of every script: combining marks of kana, Indic scripts, Thai and the like are part of a word; those of Latin, Greek,
-- Cyrillic, Hebrew and Arabic fall away, as accents always did; soft hyphens and other format characters don't split a word.

/* Words as they were until now, to find what changes. */
create function former_plain(text) returns text language sql immutable return
  trim(regexp_replace(
    regexp_replace(regexp_replace(
      sort_key_of(without_own_addresses($1)),
      '(?<=\w)\+\+', 'plusplus', 'g'), '(?<=\w)#', 'sharp', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));

/* Marks that stay, with the letters between them, for a regular expression: not every database knows them as letters. */
create function marks_of_words() returns text language sql immutable parallel safe return
  '\u0711-\u07b0\u07eb-\u07f3\u07fd\u0816-\u082d\u0859-\u085b\u0900-\u0963\u0981-\u09e3\u09fe-\u0a51\u0a70-\u0a75'
  '\u0a81-\u0ae3\u0afa-\u0b63\u0b82-\u0bd7\u0c00-\u0c63\u0c81-\u0c83\u0cbc-\u0ce3\u0cf3-\u0d4d\u0d57\u0d62-\u0d63'
  '\u0d81-\u0ddf\u0df2-\u0df3\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f84'
  '\u0f86-\u0fbc\u0fc6\u102b-\u103e\u1056-\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1734\u1752-\u17d3\u17dd'
  '\u1885-\u193b\u1a17-\u1a1b\u1a55-\u1a7f\u1b00-\u1b44\u1b6b-\u1b73\u1b80-\u1bad\u1be6-\u1bf3\u1c24-\u1c37'
  '\u1cd0-\u1cd2\u1cd4-\u1cf9\u2cef-\u2cf1\u2d7f\u302a-\u302f\u3099-\u309a\ua6f0-\ua6f1\ua802-\ua827\ua82c'
  '\ua880-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua9c0\ua9e5\uaa29-\uaa4d\uaa7b-\uaac1'
  '\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\U000101fd-\U000102e0\U00010376-\U0001037a'
  '\U00010a01-\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac'
  '\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011046\U00011070-\U000110ba\U000110c2'
  '\U00011100-\U00011134\U00011145-\U00011173\U00011180-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf'
  '\U0001122c-\U00011237\U0001123e-\U00011241\U000112df-\U000112ea\U00011300-\U000113d2\U000113e1-\U00011446'
  '\U0001145e-\U000114c3\U000115af-\U000115c0\U000115dc-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b'
  '\U0001182c-\U0001183a\U00011930-\U00011943\U000119d1-\U000119e0\U000119e4-\U00011a3e\U00011a47-\U00011a99'
  '\U00011b60-\U00011b67\U00011c2f-\U00011c3f\U00011c92-\U00011d47\U00011d8a-\U00011d97\U00011ef3-\U00011ef6'
  '\U00011f00-\U00011f42\U00011f5a\U00013440-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36'
  '\U00016f4f-\U00016f92\U00016fe4-\U00016ff1\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf46\U0001d165-\U0001d169'
  '\U0001d16d-\U0001d172\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244'
  '\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001e136\U0001e2ae-\U0001e2ef'
  '\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3-\U0001e6f5\U0001e8d0-\U0001e94a';

/* Lower case without accents and format characters. */
create function folded(text) returns text language sql immutable parallel safe return
  translate(regexp_replace(
    sort_key_of(regexp_replace($1,
      '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f'
      '\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
      '\U000e0001-\U000e01ef]', '', 'g')),
    '[\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670'
    '\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0897-\u089f\u08ca-\u08e1\u08e3-\u08ff\u1ab0-\u1add'
    '\u1ae0-\u1aeb\u1dc0-\u1dff\u20d0-\u20f0\u2de0-\u2dff\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ufb1e'
    '\ufe20-\ufe2f\U00010efa-\U00010eff]', '', 'g'),
    'ς', 'σ');

/* Words of lower case without accents, a blank between two; C++ and C# stay words of their own. Addresses of the board's own
   members and pictures, as texts name them, are none. Texts in ASCII are quick. */
create or replace function plain(text) returns text language sql immutable parallel safe return
  case when octet_length($1) = length($1) then
    trim(regexp_replace(
      regexp_replace(regexp_replace(
        lower(without_own_addresses($1)), '(?<=\w)\+\+', 'plusplus', 'g'), '(?<=\w)#', 'sharp', 'g'),
      '[^[:alnum:]]+', ' ', 'g'))
  else
    trim(regexp_replace(
      regexp_replace(regexp_replace(
        folded(without_own_addresses($1)),
        '(?<=[\w' || marks_of_words() || '])\+\+', 'plusplus', 'g'),
        '(?<=[\w' || marks_of_words() || '])#', 'sharp', 'g'),
      '[^[:alnum:]' || marks_of_words() || ']+', ' ', 'g'))
  end;

-- What stands and is found by other words now, some at a time. Whoever writes meanwhile waits, and is found by these.
lock table search_documents in share row exclusive mode;
do $$
declare
  batch record;
begin
  for batch in
    select records, array_agg(distinct record_id) as ids
    from searched_fields join searched_kinds using (kind)
    where octet_length(content) <> length(content) and plain(content) <> former_plain(content)
    group by records, record_id / 5000
  loop
    perform write_documents(batch.records, batch.ids);
  end loop;
end $$;
drop function former_plain;
