/** A queue in which networks take turns, so that one that sends a lot delays only itself. */
export function fairQueue<Waiter>() {
  // A map keeps its order: the network whose turn is next stands first.
  const networks = new Map<string, Set<Waiter>>();
  let size = 0;

  function remove(network: string, waiter: Waiter): void {
    const own = networks.get(network);
    if (!own?.delete(waiter)) return;
    size -= 1;
    if (own.size === 0) networks.delete(network);
  }

  return {
    size: () => size,
    add(network: string, waiter: Waiter): void {
      networks.set(network, (networks.get(network) ?? new Set()).add(waiter));
      size += 1;
    },
    delete: remove,
    /** Takes the longest waiting of the network whose turn it is, which then goes to the end. */
    next(): Waiter | undefined {
      const [network, own] = networks.entries().next().value ?? [];
      const [waiter] = own ?? [];
      if (network === undefined || own === undefined || waiter === undefined) return undefined;
      networks.delete(network);
      networks.set(network, own);
      remove(network, waiter);
      return waiter;
    },
    /** The one who came last from the network with the most waiting; of equals, from the one whose turn is latest. */
    lastOfMost(): Waiter | undefined {
      const [most] = [...networks.values()].reverse().sort((one, other) => other.size - one.size);
      return most && [...most].at(-1);
    },
  };
}
