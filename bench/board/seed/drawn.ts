/** SQL for a pseudorandom integer, from 0 to below `among`, for each row and `fact`; the same on every run. */
export const drawn = (key: string, fact: number, among: number) => `abs(hashint8extended(${key}, ${fact}) % ${among})`;

/** SQL for one of the values. */
export const oneOf = (key: string, fact: number, values: readonly string[]) =>
  `(array['${values.join("','")}'])[1 + ${drawn(key, fact, values.length)}]`;

/** SQL for `value` in about `rows` of ten rows, else `otherwise`. */
export const of10 = (key: string, fact: number, rows: number, value: string, otherwise = "null") =>
  `case when ${drawn(key, fact, 10)} < ${rows} then ${value} else ${otherwise} end`;
