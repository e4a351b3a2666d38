const minute = 60_000;

/**
 * Logs a trouble when it begins, and not again as long as it comes back within a minute. What differs at each time, such as the
 * name of a worker or of a file, makes no other trouble of it.
 */
export function loggedOnce(log: (line: string) => void): (line: string) => void {
  const cameAt = new Map<string, number>();
  return (line) => {
    const now = Date.now();
    for (const [trouble, at] of cameAt) if (now - at > minute) cameAt.delete(trouble);
    const trouble = line.replace(/\([^)]*\)|"[^"]*"|\d+/g, "");
    if (!cameAt.has(trouble)) log(line);
    cameAt.set(trouble, now);
  };
}
