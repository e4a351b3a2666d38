/** The first `max` code points of a text as they are, and "…" if there is more. */
export function truncated(text: string, max: number, goesOn = false): string {
  const letters = [...text];
  if (letters.length > max) return `${letters.slice(0, max).join("")}…`;
  return goesOn ? `${text}…` : text;
}
