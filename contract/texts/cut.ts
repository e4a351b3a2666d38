/** The first `max` code points of a text as they are, and "…" where it goes on. */
export function truncated(text: string, max: number, goesOn = false): string {
  const letters = [...text];
  if (letters.length > max) return `${letters.slice(0, max).join("")}…`;
  return goesOn ? `${text}…` : text;
}
