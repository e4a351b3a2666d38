/**
 * Runs work in rounds, one at a time for each name. A call during a round shares the next one, because the running one may have
 * read before the caller's change.
 */
export function inRounds<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  const next = new Map<string, Promise<Result>>();

  const run = (name: string, work: () => Promise<Result>) => {
    next.delete(name);
    const round = work().finally(() => running.delete(name));
    running.set(name, round);
    return round;
  };

  return (name, work) => {
    const begun = running.get(name);
    const waiting = next.get(name) ?? begun?.catch(() => {}).then(() => run(name, work));
    if (!waiting) return run(name, work);
    next.set(name, waiting);
    return waiting;
  };
}
