/** What the reader reported, and what was decided. */
export const reportKeys = { all: ["reports"] as const };
