import { useCallback, useEffect, useState } from "react";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { searchEverything } from "../../contract/search/search.ts";
import { call } from "../api/api.ts";

export type Found = OutputOf<typeof searchEverything>;
type Answer = { text: string; found?: Found };

const pause = 80;
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
    const tell = (told: Answer) => stop.signal.aborted || setAnswer(told);
    const ask = () =>
      call(searchEverything, { q: text }, stop.signal).then(
        (found) => tell({ text, found }),
        () => tell({ text }),
      );
    const timer = setTimeout(ask, pause);
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
  return { now: isOld ? undefined : answer, old: isOld ? answer?.found : undefined, retry };
}
