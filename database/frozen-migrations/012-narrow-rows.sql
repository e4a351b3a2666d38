-- Who looks for a common word reads the row of every record that holds it, and most of a row are its text and its words.
-- PostgreSQL keeps those beside the row only where it is longer than 2 kB. So each row gets blanks that make it long
-- enough, and take 35 bytes compressed: rows become six times shorter. Those written before do so when they are written anew.

alter table jobs set (toast_tuple_target = 128), add column blanks text not null default repeat(' ', 2050);
alter table projects set (toast_tuple_target = 128), add column blanks text not null default repeat(' ', 2050);
alter table questions set (toast_tuple_target = 128), add column blanks text not null default repeat(' ', 2050);
