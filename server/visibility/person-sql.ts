import type { Connection } from "../database/connection.ts";
import { avatarUrl } from "../images/image-url.ts";

/** The columns of the contract's person from `users`, in SQL. */
export const personColumns = (database: Connection) => database`
  users.id, users.first_name, users.last_name, ${avatarUrl(database)} as avatar, users.verified`;

/** A joined `users` row as the contract's person, in SQL; null if none was joined. */
export const personJson = (database: Connection) => database`
  case when users.id is not null then json_build_object('id', users.id, 'firstName', users.first_name,
    'lastName', users.last_name, 'avatar', ${avatarUrl(database)}, 'verified', users.verified) end`;
