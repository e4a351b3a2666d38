type Counts = { members: number; holders: number };

/** What a skill says of someone: `ln(1 + members / holders)`. A rare one says more than a common one. */
export const weightOf = ({ members, holders }: Counts): number => Math.log(1 + members / Math.max(1, holders));
