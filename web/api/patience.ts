/**
 * Waits for all of the work, but at most 200 ms: a page that is ready by then renders complete, a slower one shows its
 * skeleton.
 */
export function patience(work: Promise<unknown>[]): Promise<unknown> {
  const enough = new Promise((resolve) => setTimeout(resolve, 200));
  return Promise.race([Promise.allSettled(work), enough]);
}
