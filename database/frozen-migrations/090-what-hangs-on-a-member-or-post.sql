-- What hangs on a member or on a post that goes is found by an index, whatever state it is in; so are all decisions about a member's
-- things, which the team reads beside a case.
drop index decisions_author;
create index decisions_author on decisions (author_id, id desc) where author_id is not null;
drop index watches_post;
create index watches_post on watches (post_id);
