/**
 * Names with the same key look the same: case, blanks, invisible characters, the composition of accents and the form of a final
 * sigma don't count. The database has the same rule in `name_key`.
 */
export const nameKey = (name: string): string =>
  name
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("ς", "σ");
