/** An escape of JSON, which ends what stands before it; or an address. */
const escapeOrAddress = /\\(?:u[\da-f]{4}|.)|[^\s"'`<>()/\\:,;@]{1,254}@[^\s"'`<>()/\\:,;@]{1,255}/gi;

/** Addresses stand in no log, also where a mail server or the database repeats them to us. */
export const withoutAddresses = (line: string) =>
  line.replace(escapeOrAddress, (found) => (found.startsWith("\\") ? found : "[address]"));

/** The database shows, of what it refuses, the row: what members typed. */
const shownRow = /"detail":"(?:[^"\\]|\\.)*"/g;

/** A line of the log without what stands there for nobody to read. */
export const withoutPersonal = (line: string) => withoutAddresses(line.replace(shownRow, '"detail":"[row]"'));
