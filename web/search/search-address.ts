import { pages, places, recordPaths } from "../../contract/pages.ts";
import type { Hit } from "../../contract/search/search.ts";

/** The page with all results for a text. */
export const searchAddress = (q: string) => `${pages.search}?${new URLSearchParams({ q })}`;

/** The address of a result, with the hash of the matching answer. */
export function hitAddress({ kind, id, commentId }: Hit): string {
  const place = commentId === null ? "" : `#${places.comment(commentId)}`;
  return recordPaths[kind](id) + place;
}
