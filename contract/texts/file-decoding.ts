/** A file in UTF-8 with other bytes in a row, counted from 1. */
export class NotUtf8 extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`Row ${row} is not UTF-8.`);
    this.row = row;
  }
}

/** Decodes bytes, as `TextDecoder` does, which browsers and Node declare each by themselves. */
type Decode = (bytes: Uint8Array, encoding: string, options?: { fatal: boolean }) => string;

/**
 * The text of a file's bytes: Excel still writes CSV in Windows-1252, and "Unicode text" in UTF-16. Throws NotUtf8 for UTF-8 with
 * a few other bytes.
 */
export function fileText(bytes: Uint8Array, decode: Decode): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, "utf-16le");
  try {
    return decode(bytes, "utf-8", { fatal: true });
  } catch {
    const lines = decode(bytes, "utf-8").split("\n");
    // In Windows-1252 hardly a word is valid UTF-8.
    if (!/[^\p{ASCII}\ufffd]/u.test(lines.join(""))) return decode(bytes, "windows-1252");
    throw new NotUtf8(lines.findIndex((line) => line.includes("\ufffd")) + 1);
  }
}
