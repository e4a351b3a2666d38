create or replace function without_own_addresses(text) returns text language sql immutable parallel safe return
  case when strpos($1, '](/') > 0
    then regexp_replace($1, '\]\(/(users/\d+|api/images/[0-9a-f]{64}\.webp)\)', '] ', 'g') else $1 end;

create or replace function sort_key_of(text) returns text language sql immutable parallel safe return
  replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
    'øØłŁđĐðÐħĦŧŦıẞ', 'oollddddhhttiß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

/* By name; the exact one decides between equals. */
create or replace function name_key_of(name text) returns text language sql immutable parallel safe return
  sort_key_of(name) || chr(1) || name;

-- Names of companies, skills and cohorts are compared as they look. The program's `nameKey` has the same rule.
create or replace function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select translate(
    normalize(
      lower(
        btrim(
          regexp_replace(
            regexp_replace(
              name,
              '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5'
              '\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
              '\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
              '\U000e0000-\U000e0fff]+',
              '', 'g'),
            '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
          ' ') collate "und-x-icu"),
      NFC),
    'ς', 'σ') $$;

/* Marks that stay, with the letters between them, for a regular expression: not every database knows them as letters. */
create or replace function marks_of_words() returns text language sql immutable parallel safe return
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
create or replace function folded(text) returns text language sql immutable parallel safe return
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

/* Müller, Mueller and Muller are one; Joe and John are not. */
create or replace function without_umlauts(word text) returns text language sql immutable parallel safe return
  case when length(word) > 4 and word ~ '[aou]e' then regexp_replace(word, '(?<![aeiouq])([aou])e', '\1', 'g') else word end;

create or replace function without_umlauts(words text[]) returns text[] language sql immutable parallel safe return
  array(select without_umlauts(word) from unnest(words) word);

create or replace function words_of(text) returns text[] language sql immutable parallel safe return
  array(select left(word, 100) from string_to_table(plain($1), ' ') word where word <> '');

/* The words of a place, for a query of their beginnings; every place has the sign '.'. Costly where no index has them. */
create or replace function words_of_place(text) returns tsvector language sql immutable parallel safe cost 10000 return
  array_to_tsvector(without_umlauts(words_of($1)) || '.'::text);

/* As words in quotes are compared: the words alone, a blank between two and around them. */
create or replace function side_by_side(text) returns text language sql immutable parallel safe return
  ' ' || array_to_string(without_umlauts(words_of($1)), ' ') || ' ';

-- RFC 3492: one label of a domain in ASCII.
create or replace function ascii_label(label text) returns text language plpgsql immutable strict parallel safe as $$
declare
  codes int[];
  written text;
  first int;
  done int;
  next int;
  code int;
  threshold int := 128;
  delta bigint := 0;
  bias bigint := 72;
  rest bigint;
  place bigint;
  most bigint;
begin
  if label !~ '[^\x01-\x7f]' then return label; end if;
  select array_agg(ascii(letter) order by at), coalesce(string_agg(letter, '' order by at) filter (where ascii(letter) < 128), '')
  into codes, written from string_to_table(label, null) with ordinality letters (letter, at);
  first := char_length(written);
  done := first;
  if first > 0 then written := written || '-'; end if;
  while done < cardinality(codes) loop
    select min(each) into next from unnest(codes) each where each >= threshold;
    delta := delta + (next - threshold)::bigint * (done + 1);
    threshold := next;
    foreach code in array codes loop
      if code < threshold then delta := delta + 1; end if;
      if code = threshold then
        rest := delta;
        place := 36;
        loop
          most := greatest(1, least(26, place - bias));
          exit when rest < most;
          written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', (most + (rest - most) % (36 - most))::int + 1, 1);
          rest := (rest - most) / (36 - most);
          place := place + 36;
        end loop;
        written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', rest::int + 1, 1);
        delta := delta / case when done = first then 700 else 2 end;
        done := done + 1;
        delta := delta + delta / done;
        bias := 0;
        while delta > 455 loop
          delta := delta / 35;
          bias := bias + 36;
        end loop;
        bias := bias + 36 * delta / (delta + 38);
        delta := 0;
      end if;
    end loop;
    delta := delta + 1;
    threshold := threshold + 1;
  end loop;
  return 'xn--' || written;
end $$;

-- The program's `mailboxKey` has the same rule.
create or replace function mailbox_key(email text) returns text language sql immutable strict parallel safe as $$
  select case when email !~ '[^\x01-\x7f]' then regexp_replace(lower(email collate "und-x-icu"), '\.$', '')
    else normalize(lower(regexp_replace(email, '@[^@]*$', '') collate "und-x-icu"), NFC) || '@' || (
      select string_agg(public.ascii_label(label), '.' order by at)
      from regexp_split_to_table(
        regexp_replace(
          normalize(
            lower(translate(normalize(substring(email from '[^@]*$'), NFKC), 'Σ', 'σ') collate "und-x-icu"), NFC),
          '[.。]$', ''),
        '[.。]') with ordinality labels (label, at))
    end $$;

/* The host of a mailbox and all that it lies below: mail.lantern.example, lantern.example, example. */
create or replace function hosts_of(email text) returns text[] language sql immutable parallel safe return (
  select array_agg(array_to_string(labels[place:], '.')) from (
    select string_to_array(split_part(mailbox_key(email), '@', -1), '.') as labels
  ) host, generate_subscripts(labels, 1) place);

-- Words in lower case with one blank around each: what is looked for in it is found as whole words only.
create or replace function plain_words(words text) returns text language sql immutable as $$
  select ' ' || btrim(lower(regexp_replace(words, '[^[:alnum:]]+', ' ', 'g'))) || ' '
$$;

/* What finds a plain name in a text, as a regular expression: its words, whole, with whatever but letters and digits between. */
create or replace function plain_name(name text) returns text language sql immutable return
  '(?<![[:alnum:]])' || replace(btrim(plain_words(name)), ' ', '[^[:alnum:]]+') || '(?![[:alnum:]])';

/*
 * Whether a text has a name in it, as whole words where that is plain ASCII. To fold a text takes fifteen times as long as to look
 * through it, and who leaves has every text looked through.
 */
create or replace function is_named(name text, words text) returns boolean language sql immutable as $$
  select case when name ~ '^[ -~]*$'
    then name ~ '[[:alnum:]]' and words ~* plain_name(name)
    else strpos(lower(words), lower(name)) > 0 end
$$;

create or replace function names_any(names text[], words text) returns boolean language sql immutable return
  exists (select from unnest(names) name where is_named(name, words));

/* A text without a name, whatever its case, as `is_named` finds it. */
create or replace function without_name(name text, words text) returns text language sql immutable as $$
  select case when name ~ '^[ -~]*$' then regexp_replace(words, plain_name(name), '…', 'gi') else (
    select case when is_named(name, stripped) then '' else stripped end
    from regexp_replace(words, regexp_replace(name, '([^[:alnum:]])', '\\\1', 'g'), '…', 'gi') stripped) end
$$;
