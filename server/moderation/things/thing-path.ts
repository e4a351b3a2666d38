import { paths } from "../../../contract/pages.ts";
import { places } from "../../../contract/places.ts";
import type { PostKind } from "../../../contract/posts.ts";

export type Place = { kind: PostKind | "user"; number: number; commentId?: number; visible: boolean };

/** The address at which a thing is read, with the place on the page; null where its reader would find nothing. */
export function pathAt(place: Place | null, seesHidden: boolean): string | null {
  if (!place || !(place.visible || seesHidden)) return null;
  const page = paths[place.kind](place.number);
  return place.commentId ? `${page}#${places.comment(place.commentId)}` : page;
}
