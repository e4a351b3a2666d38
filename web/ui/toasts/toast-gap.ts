export type Stretch = { top: number; bottom: number };
type Room = { height: number; from: number; to: number };

/** In pixels, between a toast and what it must not cover. */
const distance = 8;

/** The bottom of the lowest gap between the taken stretches that is high enough; undefined if there is none. */
export function lowestGap(taken: Stretch[], { height, from, to }: Room): number | undefined {
  let end = to;
  for (const { top, bottom } of taken.toSorted((a, b) => b.bottom - a.bottom)) {
    if (top < end + distance && bottom > end - height - distance) end = Math.min(end, top - distance);
  }
  return end - height < from ? undefined : end;
}
