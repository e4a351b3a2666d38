type Waiting = { whose: number; begin: () => void };

/** So many at once, and of each member one: whoever has one under way lets the others go before. */
export function fairTurns(atOnce: number) {
  const underWay = new Set<number>();
  let waiting: Waiting[] = [];

  const callUp = () => {
    for (const next of waiting) {
      if (underWay.size >= atOnce) return;
      if (underWay.has(next.whose)) continue;
      waiting = waiting.filter((one) => one !== next);
      underWay.add(next.whose);
      next.begin();
    }
  };

  return async <Result>(whose: number, work: () => Promise<Result>): Promise<Result> => {
    const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
    waiting.push({ whose, begin });
    callUp();
    await turn;
    try {
      return await work();
    } finally {
      underWay.delete(whose);
      callUp();
    }
  };
}
