import { paths, places } from "../../contract/pages.ts";
import type { PostKind } from "../../contract/posts.ts";

export type Place = { kind: PostKind | "user"; number: number; commentId?: number; visible: boolean };

/** A thing's address with its place on the page; null if its reader can't see it. */
export function recordPath(place: Place | null, seesHidden: boolean): string | null {
  if (!place || !(place.visible || seesHidden)) return null;
  const page = paths[place.kind](place.number);
  return place.commentId ? `${page}#${places.comment(place.commentId)}` : page;
}
