import type { DatabaseAddress } from "./connection.ts";

/** The database's address in the format of `pg`, the driver that the queue library uses. */
export function pgAddress(address: DatabaseAddress) {
  if (typeof address === "string") return { connectionString: address };
  const { username, ...where } = address;
  return { ...where, user: username };
}
