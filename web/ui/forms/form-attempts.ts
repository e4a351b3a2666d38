import { useRef } from "react";

/** `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("-");

/**
 * Sends with one Idempotency-Key for all attempts until one succeeds, so that the server performs the action once. Different
 * content, named by the second parameter, gets a new key.
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
