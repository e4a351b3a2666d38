const downCodes = /^(CONNECT|CONNECTION_|ECONN|ENOENT|EPIPE|08|57P|57014|53300|55P03|40P01)/;

/** Whether the database can't be reached, or gave up on a lock, for now, so that a retry may succeed. */
export function isDatabaseDown(error: unknown): error is Error {
  return error instanceof Error && "code" in error && downCodes.test(String(error.code));
}

/** Whether the connection was lost during a statement, so that it may or may not have been committed. */
export const isOutcomeUnknown = (error: unknown) =>
  isDatabaseDown(error) && "code" in error && /^(CONNECTION_|ECONNRESET|EPIPE|08|57P)/.test(String(error.code));
