create or replace function sort_key_of(text) returns text language sql immutable parallel safe return
  replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
    'øØłŁđĐðÐħĦŧŦıẞ', 'oollddddhhttiß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

/* By name; the exact one decides between equals. */
create or replace function name_key_of(name text) returns text language sql immutable parallel safe return
  sort_key_of(name) || chr(1) || name;

-- Compares names of companies, skills and cohorts by how they look. `nameKey` in the program is the same rule.
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

-- `mailboxKey` in the program is the same rule.
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

-- Lower-case words with one blank around each, so that only whole words are found in it.
create or replace function plain_words(words text) returns text language sql immutable as $$
  select ' ' || btrim(lower(regexp_replace(words, '[^[:alnum:]]+', ' ', 'g'))) || ' '
$$;

/* What finds a plain name in a text, as a regular expression: its words, whole, with whatever but letters and digits between. */
create or replace function plain_name(name text) returns text language sql immutable return
  '(?<![[:alnum:]])' || replace(btrim(plain_words(name)), ' ', '[^[:alnum:]]+') || '(?![[:alnum:]])';

/*
 * Whether a text contains a name, as whole words if it is plain ASCII. Folding a text takes fifteen times as long as searching
 * it, and every text is searched when a member leaves.
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
