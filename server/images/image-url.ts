import type { Connection } from "../database/connection.ts";

/** The address of a stored picture, in SQL; null if there is none. */
export const avatarUrl = (database: Connection) => database`'/api/images/' || users.avatar || '.webp'`;
export const logoUrl = (database: Connection) => database`'/api/images/' || companies.logo || '.webp'`;
