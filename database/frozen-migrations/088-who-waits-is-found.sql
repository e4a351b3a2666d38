-- Staff find who waits to be let in, too: those who waited before had nothing that they are found by.
select index_members(array(select id from users where state = 'waiting' order by id));
