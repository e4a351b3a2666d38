-- Addresses are compared by mailbox: case, the composition of accents, a domain's final dot and its spelling in ASCII don't count.

-- RFC 3492: one label of a domain in ASCII.
create function ascii_label(label text) returns text language plpgsql immutable strict parallel safe as $$
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
create function mailbox_key(email text) returns text language sql immutable strict parallel safe as $$
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

-- Accounts of one mailbox that are there already stay; each but the oldest is a double.
alter table users add is_double boolean not null default false;
update users set is_double = true
where id in (
  select id from (
    select id, row_number() over (partition by mailbox_key(email) order by id) as n from users
  ) numbered where n > 1);
create unique index users_mailbox on users (mailbox_key(email)) where not is_double;
create index users_by_mailbox on users (mailbox_key(email));
create index address_returns_mailbox on address_returns (mailbox_key(email));
create index invitations_mailbox on invitations (mailbox_key(email));
