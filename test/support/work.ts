/**
 * The CPU time in milliseconds that this process, with the board in it, spent on `doing`. Unlike elapsed time it doesn't
 * depend on other load.
 */
export async function workOf(doing: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await doing();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
