import type { Connection } from "../../database/connection.ts";
import { personColumns } from "../../visibility/person-sql.ts";

/** The columns that only the member sees of their account, in SQL. */
export const ownColumns = (database: Connection) => database`
  users.locale, ${isConfirmed(database)} as email_confirmed, ${accountState(database)} as state`;

/** A `users` row as the contract's account, in SQL. */
export const accountColumns = (database: Connection) => database`
  ${personColumns(database)}, users.email, users.role, ${ownColumns(database)}`;

export const isConfirmed = (database: Connection) => database`users.email_proven_at is not null`;

export const accountState = (database: Connection) => database`
  case when users.state = 'waiting' then 'waiting' else 'active' end`;

/** The constraints by which a mailbox has one account. */
export const addressTaken = ["users_email", "users_mailbox"];
