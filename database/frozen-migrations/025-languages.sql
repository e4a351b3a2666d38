-- The language that a member chose, `auto` where they leave it to their browser, and the one that they used last.
alter table users
  add locale text not null default 'auto' check (locale in ('auto', 'en', 'de')),
  add used_locale text check (used_locale in ('en', 'de'));
