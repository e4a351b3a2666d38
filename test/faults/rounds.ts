/** `npm run test:faults` tries for long what `npx vitest run test/faults` tries a few times. */
export const isLong = process.env.FAULTS === "long";

export const rounds = (few: number, many: number) => (isLong ? many : few);

/** So long a test may take, in milliseconds: a machine that is busy needs its time. */
export const patience = isLong ? 1_800_000 : 180_000;

/** So many milliseconds are promised. Where other tests run beside it, disk and processors are not its own. */
export const within = (promised: number) => (isLong ? promised : 4 * promised);

/** What a long run measured. */
export const tell = (line: string) => void (isLong && process.stdout.write(`${line}\n`));
