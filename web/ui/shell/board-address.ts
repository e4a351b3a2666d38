/**
 * A text as an address of this board; null for other sites. A path that begins with two slashes is none either: without its
 * origin, a browser reads it as another site's address.
 */
export function boardAddress(text: string, origin = location.origin): URL | null {
  const url = URL.parse(text, origin);
  return url?.href.startsWith(`${origin}/`) && !url.pathname.startsWith("//") ? url : null;
}
