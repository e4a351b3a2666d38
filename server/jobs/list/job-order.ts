import type { JobColumns } from "./job-columns.ts";
import type { Asked } from "./job-selection.ts";

type Stretch = { from: number; to: number };

/** A stretch of selected jobs, newest first, in the order that is asked for. */
export function inOrder(columns: JobColumns, selected: Int32Array, asked: Asked, { from, to }: Stretch): number[] {
  const ranks = ranksOf(columns, selected, asked);
  if (!ranks) return [...selected.subarray(from, to)];
  const places = new Int32Array(selected.length);
  for (let place = 0; place < places.length; place += 1) places[place] = place;
  const comesBefore = (one: number, other: number) => {
    for (const rank of ranks) {
      const difference = (rank[other] as number) - (rank[one] as number);
      if (difference !== 0) return difference < 0;
    }
    return one < other;
  };
  sortStretch(places, comesBefore, from, Math.min(to, places.length));
  return [...places.subarray(from, to)].map((place) => selected[place] as number);
}

/** What decides, by each one's place, the highest first; of equals the newest. Null where nothing else does. */
function ranksOf(columns: JobColumns, selected: Int32Array, { query, fit, currency, steps }: Asked) {
  const [first, second] = [new Float64Array(selected.length), new Float64Array(selected.length)];
  const rank = (of: (id: number, place: number) => void) => {
    for (let place = 0; place < selected.length; place += 1) of(selected[place] as number, place);
    return [first, second];
  };
  if (query.sort === "salary") {
    return rank((id, place) => {
      first[place] = columns.currency[id] === currency ? (columns.pay[id] as number) : 0;
    });
  }
  if (query.sort === "fit") {
    return rank((id, place) => {
      const { score, count } = fit(id);
      first[place] = score;
      second[place] = count;
    });
  }
  if (query.sort === undefined && steps) {
    return rank((id, place) => {
      first[place] = -(steps[id] as number);
    });
  }
  return null;
}

/** Sorts as much of an array as it takes for what stands on a stretch of it: Hoare's quicksort, without the other parts. */
function sortStretch(
  values: Int32Array,
  comesBefore: (one: number, other: number) => boolean,
  from: number,
  to: number,
  first = 0,
  last = values.length - 1,
): void {
  let [low, high] = [first, last];
  while (low < high && from <= high && to > low) {
    const pivot = values[(low + high) >>> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while (comesBefore(values[left] as number, pivot)) left += 1;
      while (comesBefore(pivot, values[right] as number)) right -= 1;
      if (left > right) break;
      [values[left], values[right]] = [values[right] as number, values[left] as number];
      left += 1;
      right -= 1;
    }
    sortStretch(values, comesBefore, from, to, low, right);
    low = left;
  }
}
