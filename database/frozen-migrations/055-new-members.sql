-- Who signed up by themselves, with no invitation: at what they write first the board looks closer.
alter table users add came_uninvited boolean not null default false;
