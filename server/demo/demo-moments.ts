export const dayLong = 24 * 60 * 60 * 1000;

/** When something was written so many days ago, and not touched since. */
export function momentsOf(days: number) {
  const moment = new Date(Date.now() - days * dayLong).toISOString();
  return { created_at: moment, updated_at: moment };
}
