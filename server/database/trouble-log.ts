const minute = 60_000;

/**
 * Logs a problem when it begins, and not again while it recurs within a minute. Details that differ each time, such as the name
 * of a worker or a file, don't make it another problem.
 */
export function logOnce(log: (line: string) => void): (line: string) => void {
  const cameAt = new Map<string, number>();
  return (line) => {
    const now = Date.now();
    for (const [trouble, at] of cameAt) if (now - at > minute) cameAt.delete(trouble);
    const trouble = line.replace(/\([^)]*\)|"[^"]*"|\d+/g, "");
    if (!cameAt.has(trouble)) log(line);
    cameAt.set(trouble, now);
  };
}
