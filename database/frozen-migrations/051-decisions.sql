-- What the decision that suspended somebody says of its end, whatever became of that later.
alter table decisions add until timestamptz;

-- What was taken from a conversation by a decision.
alter table messages add removed boolean not null default false;

-- What the thing was like when its case last heard of it: saved as it was, it is no other.
alter table cases add content_print text;
