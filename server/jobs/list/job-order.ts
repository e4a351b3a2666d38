import type { JobColumns } from "./job-columns.ts";
import type { Asked } from "./job-selection.ts";

type Stretch = { from: number; to: number };

/** A page of the selected jobs, which come newest first, in the query's order. */
export function inOrder(columns: JobColumns, selected: Int32Array, asked: Asked, { from, to }: Stretch): number[] {
  const rankOf = rankingOf(columns, asked);
  if (!rankOf) return [...selected.subarray(from, to)];
  const ranks = new Float64Array(selected.length);
  const places = new Int32Array(Math.min(selected.length, mostKept(to)));
  let kept = 0;
  let least = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < selected.length; place += 1) {
    const rank = rankOf(selected[place] as number);
    // Of equal ranks the earlier one is newer and stays.
    if (rank <= least) continue;
    ranks[place] = rank;
    if (kept === places.length) {
      sortStretch(places, ranks, to - 1, to);
      kept = to;
      least = ranks[places[to - 1] as number] as number;
      if (rank <= least) continue;
    }
    places[kept] = place;
    kept += 1;
  }
  sortStretch(places.subarray(0, kept), ranks, from, Math.min(to, kept));
  return [...places.subarray(from, Math.min(to, kept))].map((place) => selected[place] as number);
}

/** The size of the buffer of candidates; when it is full, it is cut to the wanted ones. */
const mostKept = (wanted: number) => 2 * wanted + 1000;

/** More than the skills of any job, so that a score and a count fit into one number. */
const mostCounted = 64;

/** The rank of a job, highest first; equal ranks keep the newest first. Null for the newest first alone. */
function rankingOf({ currency, pay }: JobColumns, asked: Asked): ((id: number) => number) | null {
  const { query, fitting, steps } = asked;
  if (query.sort === "salary") return (id) => (currency[id] === asked.currency ? (pay[id] as number) : 0);
  if (query.sort === "fit") {
    return (id) => {
      const { score, count } = fitting(id);
      return Math.round(score * 1e6) * mostCounted + count;
    };
  }
  return query.sort === undefined && steps ? (id) => -(steps[id] as number) : null;
}

/**
 * Sorts `places` by rank, highest first, as far as the positions from `from` to `to` need: quicksort with Hoare's partition
 * that skips the other parts.
 */
function sortStretch(
  places: Int32Array,
  ranks: Float64Array,
  from: number,
  to: number,
  first = 0,
  last = places.length - 1,
) {
  const comesBefore = (one: number, other: number) => {
    const [rank, otherRank] = [ranks[one] as number, ranks[other] as number];
    return rank === otherRank ? one < other : rank > otherRank;
  };
  let [low, high] = [first, last];
  while (low < high && from <= high && to > low) {
    const pivot = places[(low + high) >>> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while (comesBefore(places[left] as number, pivot)) left += 1;
      while (comesBefore(pivot, places[right] as number)) right -= 1;
      if (left > right) break;
      const swapped = places[left] as number;
      places[left] = places[right] as number;
      places[right] = swapped;
      left += 1;
      right -= 1;
    }
    sortStretch(places, ranks, from, to, low, right);
    low = left;
  }
}
