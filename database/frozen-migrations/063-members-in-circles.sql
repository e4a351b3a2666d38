-- Whom somebody's companies and addresses concern is found by them.

create index users_hiding_work on users using gin (work_hidden_from) where work_hidden_from <> '{}';
create index users_hosts on users using gin (hosts_of(email));
