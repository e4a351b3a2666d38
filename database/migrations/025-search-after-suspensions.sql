-- Most of the work of a suspension was to write a spammer's posts into the search's indexes anew. They wait in a list beside
-- those, which every search reads too, until the server has time for it.
alter function hide_while_suspended(integer) set gin_pending_list_limit = '64MB';
