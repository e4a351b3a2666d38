const day = 86_400_000;

/** How many of the reader's midnights lie between a moment and now: of one it was yesterday, however many hours ago. */
export function midnightsSince(moment: string, now: number): number {
  const beginning = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  // Where clocks are changed a day is an hour longer or shorter.
  return Math.round((beginning(now) - beginning(Date.parse(moment))) / day);
}
