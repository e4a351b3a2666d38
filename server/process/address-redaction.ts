/** A JSON escape, which ends an address before it, or an e-mail address. */
const escapeOrAddress = /\\(?:u[\da-f]{4}|.)|[^\s"'`<>()/\\:,;@]{1,254}@[^\s"'`<>()/\\:,;@]{1,255}/gi;

/** Replaces e-mail addresses in a log line, also those repeated by the mail server or the database. */
export const withoutAddresses = (line: string) =>
  line.replace(escapeOrAddress, (found) => (found.startsWith("\\") ? found : "[address]"));

/** PostgreSQL's error detail contains the refused row, and so what members typed. */
const shownRow = /"detail":"(?:[^"\\]|\\.)*"/g;

/** A log line without personal data. */
export const withoutPersonalData = (line: string) => withoutAddresses(line.replace(shownRow, '"detail":"[row]"'));
