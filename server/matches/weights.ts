type Counts = { members: number; holders: number };

/** A skill's weight: `ln(1 + members / holders)`. The rarer, the heavier. */
export const weightOf = ({ members, holders }: Counts): number => Math.log(1 + members / Math.max(1, holders));
