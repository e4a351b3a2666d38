import PQueue from "p-queue";

/** Runs at most `atOnce` jobs, and one per member, so that a member with many jobs doesn't delay others. */
export function fairQueue(atOnce: number) {
  const shared = new PQueue({ concurrency: atOnce });
  const ownQueues = new Map<number, PQueue>();

  return async <Result>(memberId: number, work: () => Promise<Result>): Promise<Result> => {
    const own = ownQueues.get(memberId) ?? new PQueue({ concurrency: 1 });
    ownQueues.set(memberId, own);
    try {
      return await own.add(() => shared.add(work));
    } finally {
      if (own.size + own.pending === 0) ownQueues.delete(memberId);
    }
  };
}
