export type Stretch = { top: number; bottom: number };
type Room = { height: number; from: number; to: number };

/** Between a toast and what it must not cover. */
const distance = 8;

/** The lowest place for something of this height that touches none of what is taken: where it ends. Undefined for none. */
export function lowestGap(taken: Stretch[], { height, from, to }: Room): number | undefined {
  let end = to;
  for (const { top, bottom } of taken.toSorted((a, b) => b.bottom - a.bottom)) {
    if (top < end + distance && bottom > end - height - distance) end = Math.min(end, top - distance);
  }
  return end - height < from ? undefined : end;
}
