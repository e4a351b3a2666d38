const named: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Safe as text and in an attribute of HTML, where line ends are kept, too. */
export const escaped = (text: string) =>
  text.replace(/[&<>"'\r\n]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`);
