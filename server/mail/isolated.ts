/**
 * A name for the middle of a plain line: where it holds signs that turn the direction of text, they end with it (Unicode's first
 * strong isolate).
 */
export const isolated = (name: string): string =>
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(name)
    ? `\u2068${name.replace(/[\u2066-\u2069]/g, "")}\u2069`
    : name;

/** What files and other servers say, for a terminal: no control moves its cursor, none turns its text. */
export const printable = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]|[^\P{Cc}\n]/gu, "");
