import { beginAttempt } from "../../contract/keys/providers.ts";
import { call } from "../api/api.ts";
import { tabStorage } from "../api/browser-storage.ts";

/** The purpose of a visit to a provider. */
type Purpose = "log in" | "link" | "prove";
type Begun = { attempt: string; purpose: Purpose };

const key = "provider-attempt";

/** Goes to a provider, and stores the purpose in this tab. */
export async function goToProvider(name: string, purpose: Purpose, next: string | null): Promise<void> {
  const { address, attempt } = await call(beginAttempt, { name, next });
  tabStorage.write(key, JSON.stringify({ attempt, purpose } satisfies Begun));
  location.assign(new URL(address).href);
}

/** The attempt that this tab began. It works once. */
export function takeAttempt(): Begun | null {
  const stored = tabStorage.read(key);
  tabStorage.remove(key);
  return stored ? (JSON.parse(stored) as Begun) : null;
}
