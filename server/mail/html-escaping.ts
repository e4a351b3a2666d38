const named: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML and its attributes; line ends are kept. */
export const escaped = (text: string) =>
  text.replace(/[&<>"'\r\n]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`);
