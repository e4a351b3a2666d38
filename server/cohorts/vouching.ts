import { vouchesNeeded } from "../../contract/cohorts/cohort-members.ts";

type Vouches = {
  /** Who is verified without any: by the school's list or the team. */
  roots: Iterable<number>;
  /** Whose word counts, and for whom. */
  vouches: readonly { giver: number; receiver: number }[];
};

/**
 * Who is verified by vouches, from the roots up: who has enough of people found before, and so on. A ring that holds itself up
 * has no root, and verifies nobody.
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
