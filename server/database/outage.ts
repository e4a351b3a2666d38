const downCodes = /^(CONNECT|CONNECTION_|ECONN|ENOENT|EPIPE|08|57P|57014|53300|55P03|40P01)/;

/** What a moment's patience may mend. */
export function isDatabaseDown(error: unknown): error is Error {
  return error instanceof Error && "code" in error && downCodes.test(String(error.code));
}

/** A connection that was lost while it worked: whatever it was to write may be written. */
export const isOutcomeUnknown = (error: unknown) =>
  isDatabaseDown(error) && "code" in error && /^(CONNECTION_|ECONNRESET|EPIPE|08|57P)/.test(String(error.code));
