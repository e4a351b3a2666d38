#!/bin/sh
# In the database's container: creates the role of the board. PostgreSQL's image runs it on an empty volume; an older
# one is handed over by: docker compose exec database sh /docker-entrypoint-initdb.d/board-role.sh
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$BOARD_PASSWORD" --quiet <<'SQL'
\i /board-role.sql
alter role board password :'password';
SQL
