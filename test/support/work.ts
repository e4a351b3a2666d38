/**
 * How many milliseconds of work this process, the board in it included, had with it. Other than the time it takes, that does
 * not grow with what else the machine has to do.
 */
export async function workOf(doing: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await doing();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
