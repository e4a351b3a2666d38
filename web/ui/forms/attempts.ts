import { useRef } from "react";

/** A key that no other has; `randomUUID` is there over https alone. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("-");

/**
 * One key for all attempts to send something, until one has succeeded: the board takes it once, however often it comes.
 * Where other words are something else, name them.
 */
export function useAttempts() {
  const last = useRef<{ key: string; words: string }>(undefined);
  return async <Result>(send: (key: string) => Promise<Result>, words = ""): Promise<Result> => {
    if (last.current?.words !== words) last.current = { key: newKey(), words };
    const result = await send(last.current.key);
    last.current = undefined;
    return result;
  };
}
