export const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The columns of a row created so many days ago and not changed since. */
export function momentsOf(days: number) {
  const moment = new Date(Date.now() - days * dayInMilliseconds).toISOString();
  return { created_at: moment, updated_at: moment };
}
