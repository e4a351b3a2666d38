/** A number from 0 to below `among` for each row and each `fact`, in SQL: it only looks drawn, and is the same every time. */
export const drawn = (key: string, fact: number, among: number) => `abs(hashint8extended(${key}, ${fact}) % ${among})`;

/** One of these for each row, in SQL. */
export const oneOf = (key: string, fact: number, values: readonly string[]) =>
  `(array['${values.join("','")}'])[1 + ${drawn(key, fact, values.length)}]`;

/** Where so many of ten rows say something, in SQL. */
export const of10 = (key: string, fact: number, rows: number, value: string, otherwise = "null") =>
  `case when ${drawn(key, fact, 10)} < ${rows} then ${value} else ${otherwise} end`;
