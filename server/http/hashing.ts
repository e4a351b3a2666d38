import { concurrencyLimits } from "./concurrency-limit.ts";

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
export const hashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The one queue for all hashing, in which networks take turns. Two at once are half of libuv's four threads, so that file access,
 * DNS and compression continue.
 */
export const hashing = concurrencyLimits().limit({ atOnce: 2, waiting: 300, patience: 10_000, deadline: 10_000 });
