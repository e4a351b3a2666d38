const day = 86_400_000;

/** How many of the reader's midnights lie between now and a moment a day ago or more: of one it was yesterday, however many hours ago. */
export function midnightsSince(moment: string, now: number): number {
  const beginning = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  // Where clocks are changed a day is an hour longer or shorter: on the longer one, what was a day ago may have been today.
  return Math.max(1, Math.round((beginning(now) - beginning(Date.parse(moment))) / day));
}
