import { expect, vi } from "vitest";
import type { Reply } from "../support/caller.ts";

/** More rounds: `npm run test:faults -- test/hostile`; the same ones again: `FUZZ_SEED=…`, as a failure tells. */
const times = Number(process.env.FUZZ_RUNS ?? 1);
const seed = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};

vi.setConfig({ testTimeout: 30_000 * Math.max(1, times) });

/** How often and from where a property is tried. The input stands in the failure: looking for a shorter one takes too long. */
export const rounds = (numRuns: number) => ({ numRuns: numRuns * times, endOnFailure: true, ...seed });

/** Things that only whoever runs the board may know: code, SQL, places, names of constraints. */
const inside =
  /\bat \S+ \(|node_modules|\.ts:\d|\.m?js:\d|\/server\/|select .* from|insert into|update .* set|_(fkey|pkey|key|check)\b|users_email|companies_name|constraint|postgres|syntax|relation "|TypeError|RangeError|ECONN|undefined|\[object/i;

/** S46: whatever was sent, a reply is a success, or says in a sentence why not and shows nothing of the inside. */
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

/** Short enough to be read in a failure. */
export const shown = (call: string, sent: unknown) => `${call} ${JSON.stringify(sent)?.slice(0, 300)}`;
