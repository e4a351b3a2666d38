// Parts of PostgreSQL's `tsquery`, as text.

/** A quoted lexeme. */
export const lexeme = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

export const allOf = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(" & ");
export const anyOf = (queries: readonly string[]) => [...new Set(queries)].map((query) => `(${query})`).join(" | ");

/** Finds nothing: no document has it. */
export const matchNothing = "'~'";
