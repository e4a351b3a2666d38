const monthsInQuarter = 3;

/** A quarter like `2026-Q3`, with its first moment and the first one after it. */
export type Quarter = { name: string; from: string; to: string };

/** The last quarter that was over at a time (ISO 8601). */
export function closedQuarter(by: string): Quarter {
  const now = new Date(by);
  const year = now.getUTCFullYear();
  const ended = Math.floor(now.getUTCMonth() / monthsInQuarter) * monthsInQuarter;
  const from = new Date(Date.UTC(year, ended - monthsInQuarter));
  const to = new Date(Date.UTC(year, ended));
  const place = from.getUTCMonth() / monthsInQuarter + 1;
  return { name: `${from.getUTCFullYear()}-Q${place}`, from: from.toISOString(), to: to.toISOString() };
}
