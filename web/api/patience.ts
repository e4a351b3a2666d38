/** Waits for all of it, but at most 200 ms: a page that is ready sooner opens whole, a slower one shows that it loads. */
export function patience(work: Promise<unknown>[]): Promise<unknown> {
  const enough = new Promise((resolve) => setTimeout(resolve, 200));
  return Promise.race([Promise.allSettled(work), enough]);
}
