import { expect, vi } from "vitest";
import type { Reply } from "../support/caller.ts";

/** More rounds: `npm run test:faults -- test/hostile`; the same again: `FUZZ_SEED=…`, as a failure says. */
const times = Number(process.env.FUZZ_RUNS ?? 1);
const seed = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};

vi.setConfig({ testTimeout: 30_000 * Math.max(1, times) });

/** Rounds and seed of a property. The failing input is reported as it is: looking for a shorter one takes too long. */
export const rounds = (numRuns: number) => ({ numRuns: numRuns * times, endOnFailure: true, ...seed });

/** What only the operator may know: code, SQL, paths, names of constraints. */
const inside =
  /\bat \S+ \(|node_modules|\.ts:\d|\.m?js:\d|\/server\/|select .* from|insert into|update .* set|_(fkey|pkey|key|check)\b|users_email|companies_name|constraint|postgres|syntax|relation "|TypeError|RangeError|ECONN|undefined|\[object/i;

/** S46: for any input, a reply is a success, or an error with a sentence and nothing internal. */
export function expectDecent({ status, body, headers }: Reply, sent: string): void {
  expect(status, sent).toBeLessThan(500);
  expect(headers.get("set-cookie"), sent).toBeNull();
  if (status < 400) return;
  const { error, code, fields = {}, ...more } = body;
  expect(more, sent).toEqual({});
  expect(code, sent).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const sentence of [error, ...Object.values(fields)]) {
    expect(sentence, sent).toMatch(/^[A-Z“][^\n]* [^\n]*\S$/);
    expect(sentence, sent).not.toMatch(inside);
  }
}

/** Short enough for a failure message. */
export const shown = (call: string, sent: unknown) => `${call} ${JSON.stringify(sent)?.slice(0, 300)}`;
