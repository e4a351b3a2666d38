import { useCallback, useEffect, useState } from "react";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { searchEverything } from "../../contract/search/search.ts";
import { call } from "../api/api.ts";

export type Found = OutputOf<typeof searchEverything>;
/** Until results are counted, a group that has more has no total. */
type Answer = { text: string; found?: Found; isCounted: boolean };

const pause = 80;
/** Results are counted once they have been read for a moment: counting what very many have takes longer than finding the best. */
const rest = 400;
const oldFor = 300;

/**
 * The results for a text, debounced. `now` is the answer to this text, `old` for a short time that to the previous one. If
 * `now.found` is undefined the request failed.
 */
export function useFound(text: string, isComposing: boolean) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!text || isComposing) return;
    const stop = new AbortController();
    let timer = setTimeout(ask, pause);
    const search = (totals: "true" | "false") => call(searchEverything, { q: text, totals }, stop.signal);
    const tell = (found: Found | undefined, isCounted: boolean) =>
      stop.signal.aborted || setAnswer({ text, found, isCounted });
    async function ask() {
      const found = await search("false").catch(() => undefined);
      const isCounted = !found?.groups.some(({ more }) => more);
      tell(found, isCounted);
      if (isCounted || stop.signal.aborted) return;
      timer = setTimeout(async () => tell(await search("true").catch(() => found), true), rest);
    }
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isComposing, attempt]);

  const isOld = answer !== undefined && answer.text !== text;
  useEffect(() => {
    if (!isOld) return;
    const timer = setTimeout(() => setAnswer(undefined), oldFor);
    return () => clearTimeout(timer);
  }, [isOld]);

  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return { now: isOld ? undefined : answer, old: isOld && answer.found ? answer : undefined, retry };
}
