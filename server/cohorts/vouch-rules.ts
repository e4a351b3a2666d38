import { vouchesNeeded } from "../../contract/cohorts.ts";

type Vouches = {
  /** Members verified without vouches: by the roster or by staff. */
  roots: Iterable<number>;
  /** The vouches to consider: none of a suspended giver, none between two members of whom one blocked the other. */
  vouches: readonly { giver: number; receiver: number }[];
};

/**
 * The members verified by vouches: starting from the roots, whoever has enough vouches of verified members becomes verified,
 * and so on. Members who only vouch for each other have no root and stay unverified.
 */
export function verifiedByVouches({ roots, vouches }: Vouches): Set<number> {
  const known = new Set(roots);
  const found = new Set<number>();
  const receivedFrom = Map.groupBy(vouches, ({ giver }) => giver);
  const counts = new Map<number, number>();
  for (const queue = [...known]; queue.length > 0; ) {
    for (const { receiver } of receivedFrom.get(queue.pop() as number) ?? []) {
      const count = (counts.get(receiver) ?? 0) + 1;
      counts.set(receiver, count);
      if (count < vouchesNeeded || known.has(receiver)) continue;
      known.add(receiver);
      found.add(receiver);
      queue.push(receiver);
    }
  }
  return found;
}
